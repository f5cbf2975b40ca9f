import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sound, wakeSound } from "../src/lib/announce.svelte";
import { timeLeft } from "../src/lib/clock";
import { settings } from "../src/lib/settings.svelte";
import { tones } from "../src/lib/sounds";
import { speech } from "../src/lib/speech.svelte";
import { speakerOf } from "./speakers";

describe("sounds", () => {
  let started: number;
  let resumed: number;

  class FakeContext {
    state = "suspended";
    currentTime = 0;
    destination = {};

    resume(): Promise<void> {
      resumed += 1;
      this.state = "running";
      return Promise.resolve();
    }

    createOscillator(): object {
      const frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
      const start = (): number => (started += 1);
      return { frequency, connect: (to: unknown) => to, start, stop: vi.fn() };
    }

    createGain(): object {
      const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
      return { gain, connect: vi.fn() };
    }
  }

  beforeEach(() => {
    started = 0;
    resumed = 0;
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.stubGlobal("AudioContext", FakeContext);
    settings.sound = true;
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("waits for a touch, plays, and is silent when it is off", async () => {
    await sound("turn");
    expect([resumed, started]).toEqual([0, 0]); // no touch, no sound
    wakeSound();
    await sound("turn");
    expect(resumed).toBe(1);
    expect(started).toBe(2);
    await sound("turn"); // at once again
    expect(started).toBe(2);
    vi.setSystemTime(Date.now() + 1000);
    settings.sound = false;
    await sound("turn");
    expect(started).toBe(2);
    settings.sound = true;
    await sound(null);
    await sound("gong");
    expect(started).toBe(2 + tones("gong").length);
  });

  it("are quiet and short", () => {
    for (const name of ["turn", "cubes", "coins", "gong"] as const) {
      const parts = tones(name, () => 0.5);
      expect(Math.max(...parts.map(({ loud }) => loud))).toBeLessThan(0.2);
      expect(Math.max(...parts.map(({ at, lasts }) => at + lasts))).toBeLessThan(4);
      expect(parts.every(({ frequency }) => frequency > 40 && frequency < 8000)).toBe(true);
    }
  });
});

describe("a clock", () => {
  it.each([
    [86_399, "23 h 59 min"],
    [3600, "1 h 0 min"],
    [605, "10:05 min"],
    [59.2, "1:00 min"],
    [9, "9 seconds left"],
    [1, "1 second left"],
  ])("of %s seconds", (seconds, said) => {
    speech.speaker = speakerOf("en");
    expect(timeLeft(seconds)).toBe(said);
  });
});
