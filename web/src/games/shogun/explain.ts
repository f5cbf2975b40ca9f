// Two sentences about a province, for the panel, for labels and for screen readers.

import type { Words } from "../../lib/board";
import type { ShogunProvinceView, ShogunView } from "./messages";
import { chestOf, moduleOf, provinceOf } from "./facts";

/** Who is there. */
export function holding(province: ShogunProvinceView, words: Words): string {
  const name = words.name(`shogun-province-${province.id}`);
  if (province.closed) return words.t("shogun-board-closed", { province: name });
  if (province.owner === null) return words.t("shogun-board-neutral", { province: name });
  const { armies, owner } = province;
  return words.say({
    id: "shogun-board-held",
    args: { province: name, seat: `#${owner}`, armies },
  });
}

/** What is there besides armies; "" if nothing is. */
export function things(view: ShogunView, province: ShogunProvinceView, words: Words): string {
  const found = province.buildings.map((building) => words.t(`shogun-board-${building}`));
  if (province.unrest) found.push(words.t("shogun-board-unrest", { markers: province.unrest }));
  const leaders = moduleOf(view, "leaders");
  leaders?.leaders.forEach((where, seat) => {
    if (where !== province.id) return;
    found.push(words.say({ id: "shogun-board-leader", args: { seat: `#${seat}` } }));
  });
  for (const { province: where, owner, statues } of leaders?.statues ?? []) {
    if (where !== province.id) continue;
    found.push(words.say({ id: "shogun-board-statues", args: { seat: `#${owner}`, statues } }));
  }
  return found.length ? words.t("shogun-board-there", { things: found.join(", ") }) : "";
}

/** What it is worth, and where one comes from there. */
export function worth(province: ShogunProvinceView, words: Words): string {
  const { tax, rice, plots, buildings } = province;
  const free = plots - buildings.length;
  const neighbours = province.neighbours
    .map((id) => words.name(`shogun-province-${id}`))
    .join(", ");
  const region = words.name(`shogun-region-${province.region}`);
  return words.t("shogun-board-worth", { region, tax, rice, plots, free, neighbours });
}

export function explain(view: ShogunView, province: ShogunProvinceView, words: Words): string {
  const parts = [holding(province, words)];
  if (!province.closed) {
    parts.push(things(view, province, words), worth(province, words));
  }
  return parts.filter(Boolean).join(" ");
}

/** Two sentences about a card: its province, or what a chest or tower card is for. */
export function aboutCard(view: ShogunView, card: string, words: Words): string {
  const province = provinceOf(view, card);
  if (province) return explain(view, province, words);
  return words.t(`shogun-board-about-${chestOf(card) === null ? "tower" : "chest"}-card`);
}
