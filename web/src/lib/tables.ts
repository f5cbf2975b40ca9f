// What a list says of a table: whose turn it is, or how the game ended.

import type { SeatForm, TableForm } from "./api";
import { botName, guestName } from "./players";
import type { Speaker } from "./words";

/** Somebody in a seat: a person, or the bot by its name in the reader's language. */
export function seatName(speaker: Speaker, seat: SeatForm): string {
  if (seat.kind === "open") return speaker.t("seat-open");
  const plain = seat.bot !== null && seat.name.replace(/ \d+$/, "") === seat.bot;
  return plain ? botName(speaker, seat.bot ?? "") : guestName(speaker, seat.name);
}

export const myTurn = (table: TableForm): boolean =>
  table.phase === "running" && table.seat !== null && table.turn.includes(table.seat);

/** The line of a list that says how a table stands. */
export function standing(speaker: Speaker, table: TableForm): string {
  const name = (seat: number): string => {
    const found = table.seats[seat];
    return found ? seatName(speaker, found) : "";
  };
  if (table.phase === "over") return result(speaker, table, name);
  const free = table.seats.filter((seat) => seat.free).length;
  if (table.phase === "gathering") {
    const mine = table.seat !== null || table.host;
    return speaker.t(mine ? "tables-gathering" : "tables-free", { count: free });
  }
  if (table.seat === null)
    return speaker.t(free > 0 ? "tables-free" : "tables-watch", { count: free });
  if (myTurn(table)) return speaker.t("tables-your-turn");
  if (table.turn.length === 0) return speaker.t("tables-go-on");
  const players = table.turn.map(name);
  return speaker.t("tables-waits-for", { players: [...new Set(players)].join(", ") });
}

function result(speaker: Speaker, table: TableForm, name: (seat: number) => string): string {
  const { winners, scores, seat } = table;
  if (scores.length === 0) return ""; // from before results were kept
  const first = winners[0];
  if (first === undefined) return speaker.t("tables-nobody-won");
  const points = scores[first] ?? 0;
  if (seat !== null && winners.includes(seat)) return speaker.t("tables-you-won", { points });
  const player = winners.map(name).join(", ");
  const said = speaker.t("tables-winner", { player, points });
  if (seat === null) return said;
  return speaker.t("tables-result-you", { result: said, points: scores[seat] ?? 0 });
}

/** Whether anybody else, or a bot for somebody else, has a seat. */
export const withOthers = (table: TableForm): boolean =>
  table.kind !== "replay" &&
  table.seats.some(
    ({ me, kind, name, bot }) => !me && (kind === "person" || (kind === "bot" && name !== bot)),
  );

/** Whether a table is mine to delete, or to take off my list. */
export const mayRemove = (table: TableForm): boolean =>
  table.phase === "over"
    ? table.seat !== null || table.host
    : table.host && (table.phase === "gathering" || !withOthers(table));

/** Those that wait for me first, then those that wait for others. */
export function byUrgency(tables: readonly TableForm[]): TableForm[] {
  return [...tables].sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)));
}
