// A space in words: for the screen reader, and for whoever points at it.

import type { Player, Words } from "../../../lib/board";
import { cityOf } from "../facts";
import type { EdoSpaceView, EdoView } from "../messages";

export function explain(
  view: EdoView,
  space: EdoSpaceView,
  players: readonly Player[],
  words: Words,
): string {
  const called = (seat: number): string => players[seat]?.called ?? "";
  const name = words.name(`edo-space-${space.id}`);
  const told = [name.charAt(0).toUpperCase() + name.slice(1)];
  const standing = space.samurai.flatMap((number, seat) =>
    number ? [words.t("edo-board-samurai-of", { number, player: called(seat) })] : [],
  );
  if (view.merchant === space.id) standing.push(words.t("edo-board-the-merchant"));
  if (standing.length) told.push(words.t("edo-board-there", { who: standing.join(", ") }));
  const city = cityOf(view, space.id);
  if (space.kind === "city" && !city) told.push(words.t("edo-board-about-closed"));
  if (city) {
    told.push(words.t("edo-board-built", { number: city.buildings.length }));
    const shares = city.order.map((seat, rank) =>
      words.t("edo-board-share", {
        player: called(seat),
        influence: city.influence[seat] ?? 0,
        ryo: city.shares[rank] ?? 0,
      }),
    );
    const tile = words.name(`edo-tile-${city.tile ?? ""}`);
    if (shares.length) told.push(words.t("edo-board-shares", { tile, shares: shares.join(", ") }));
    else told.push(words.t("edo-board-nobody", { tile }));
  } else if (space.kind !== "city") {
    const [one = 0, two = one, more = two] = view.numbers.yields;
    told.push(words.t(`edo-board-about-${space.kind}`, { one, two, more }));
  }
  const beside = space.beside.map((id) => words.name(`edo-space-${id}`)).join(", ");
  return `${told.join(". ")}. ${words.t("edo-board-beside", { spaces: beside })}`;
}
