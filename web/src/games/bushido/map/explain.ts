// A province in words: for the screen reader, and for whoever points at it.

import type { Player, Words } from "../../../lib/board";
import { areAdjacent, called } from "../facts";
import type { BushidoHexView, BushidoView } from "../messages";

export function explain(
  view: BushidoView,
  hex: BushidoHexView,
  players: readonly Player[],
  words: Words,
): string {
  const kind = hex.kind
    ? words.name(`bushido-kind-${hex.kind}`)
    : words.t("bushido-board-face-down");
  const told = [words.t("bushido-board-province", { hex: called(hex.id), kind })];
  const { honour, koku, katana, troops, elite, ronin } = hex;
  if (hex.kind) told.push(words.t("bushido-board-values", { honour, koku, katana }));
  if (hex.owner !== null) {
    const owner = players[hex.owner]?.called ?? "";
    told.push(words.t("bushido-board-owned", { owner, troops, elite }));
  } else if (hex.kind) told.push(words.t("bushido-board-neutral"));
  if (ronin) told.push(words.t("bushido-board-ronin", { ronin }));
  if (hex.isolated) told.push(words.t("bushido-board-isolated"));
  const beside = view.hexes.filter((other) => areAdjacent(hex, other)).map(({ id }) => called(id));
  told.push(words.t("bushido-board-beside", { hexes: beside.join(", ") }));
  return told.join(" ");
}
