// The sounds of the house, made on the spot: no file, no licence. Few, short and quiet. Loaded when
// the first one is heard.

import type { Sound } from "./board";

interface Tone {
  /** Seconds from now. */
  at: number;
  frequency: number;
  /** What the frequency falls to; the same if left out. */
  to?: number;
  lasts: number;
  loud: number;
  /** Seconds until it is loudest. */
  rise?: number;
  type?: OscillatorType;
}

/** Two strokes of a wooden block: it is your turn. */
const turn = (): Tone[] =>
  [0, 0.16].map((at) => ({
    at,
    frequency: 820,
    to: 390,
    lasts: 0.16,
    loud: 0.16,
    type: "triangle",
  }));

/** Small wooden cubes that tumble and come to rest. */
function cubes(chance: () => number): Tone[] {
  let at = 0;
  return Array.from({ length: 8 }, (_, n) => {
    at += 0.035 + chance() * 0.06 + n * 0.006;
    const frequency = 500 + chance() * 700;
    const loud = 0.07 * (1 - n / 10);
    return { at, frequency, to: frequency * 0.55, lasts: 0.05, loud, type: "triangle" };
  });
}

/** Two coins that touch. */
const coins = (): Tone[] =>
  [0, 0.09].flatMap((at, n) =>
    [2350, 3720, 5210].map((frequency, partial) => ({
      at,
      frequency: frequency * (n ? 1.06 : 1),
      lasts: 0.34 - partial * 0.08,
      loud: 0.035 / (partial + 1),
    })),
  );

/** A temple bell far away: a year ends. */
const gong = (): Tone[] =>
  [1, 2.02, 2.74, 3.76, 4.9].map((factor, partial) => ({
    at: 0,
    frequency: 92 * factor,
    to: 91 * factor,
    lasts: 3.4 / (1 + partial * 0.55),
    loud: 0.16 / (1 + partial * 1.1),
    rise: 0.02,
  }));

/** What a sound is made of. */
export function tones(sound: Sound, chance: () => number = Math.random): Tone[] {
  switch (sound) {
    case "turn":
      return turn();
    case "cubes":
      return cubes(chance);
    case "coins":
      return coins();
    case "gong":
      return gong();
  }
}

export function play(context: AudioContext, sound: Sound): void {
  for (const { at, frequency, to = frequency, lasts, loud, rise = 0.002, type = "sine" } of tones(
    sound,
  )) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(frequency, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + rise);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.02);
  }
}
