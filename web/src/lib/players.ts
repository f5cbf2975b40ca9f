// Who sits at the table, ready to be drawn and to be spoken of.

import type { Looks, Player } from "./board";
import type { SeatFacts } from "./messages";
import type { Speaker } from "./words";

export const SEAT_COLOURS = ["red", "blue", "green", "black", "purple"] as const;
export const SEAT_CRESTS = ["fan", "crane", "wave", "pine", "arrow-feathers"] as const;

/** What the server calls somebody who has given no name. */
export const NAMELESS = "Guest";

/**
 * What a seat is called in sentences: a person by name, unless it says nothing or two have it;
 * others by the game's word, which their crest stands for, or by what plays there.
 */
function calledBy(
  speaker: Speaker,
  game: string,
  facts: SeatFacts,
  word: string,
  seats: readonly SeatFacts[],
): string {
  const own = facts.me ? ` (${speaker.t("you")})` : "";
  const name = givenName(facts);
  const unique = seats.filter((other) => givenName(other) === name).length === 1;
  if (name && (unique || !word)) return name + own;
  return (word ? seatWord(speaker, game, word) : personName(speaker, facts)) + own;
}

/** The name a person has chosen; a bot may keep the seat warm meanwhile. Empty: none. */
function givenName({ kind, name, person }: SeatFacts): string {
  const given = kind === "person" ? name : (person ?? "");
  return given === NAMELESS ? "" : given;
}

export function seatWord(speaker: Speaker, game: string, word: string): string {
  const id = `${game}-seat-${word}`;
  if (speaker.has(id)) return speaker.t(id);
  // A proper name is the same in every language.
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The person, or the bot by its name in the reader's language. */
export function personName(speaker: Speaker, facts: SeatFacts): string {
  if (facts.kind === "open") return speaker.t("seat-open");
  if (facts.kind === "person") return guestName(speaker, facts.name);
  const bot = facts.bot ? botName(speaker, facts.bot) : "";
  if (facts.person) return `${guestName(speaker, facts.person)} · ${bot}`;
  // The server numbers bots of the same name: "judge 2".
  const numbered = facts.bot !== null && facts.name.replace(/ \d+$/, "") === facts.bot;
  return facts.name && !numbered ? facts.name : bot;
}

/** A name, in the reader's language where it is none. */
export function guestName(speaker: Speaker, name: string): string {
  return name === NAMELESS ? speaker.t("guest") : name;
}

export function botName(speaker: Speaker, bot: string): string {
  return speaker.has(`bot-${bot}`) ? speaker.t(`bot-${bot}`) : bot;
}

/** The server's word for a seat, unless it is only its number. */
function wordFrom({ word }: SeatFacts): string {
  return /^seat\d+$/.test(word) ? "" : word;
}

export function players(
  speaker: Speaker,
  game: string,
  seats: readonly SeatFacts[],
  actors: readonly number[],
  looks: (seat: number) => Looks,
): Player[] {
  return seats.map((facts) => {
    const { crest, colour, word = wordFrom(facts) } = looks(facts.seat);
    return {
      seat: facts.seat,
      called: calledBy(speaker, game, facts, word, seats),
      name: personName(speaker, facts),
      kind: facts.kind,
      connected: facts.connected,
      me: facts.me,
      toMove: actors.includes(facts.seat),
      crest,
      colour,
    };
  });
}

export function seatLooks(seat: number): Looks {
  return {
    crest: SEAT_CRESTS[seat % SEAT_CRESTS.length] ?? "fan",
    colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "red",
  };
}
