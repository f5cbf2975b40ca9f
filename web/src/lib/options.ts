// The options of a new table, in an order that people can read.

import type { OptionForm, OptionValue } from "./api";

export interface OptionGroup {
  /** The id of the heading: `options-table` and so on. */
  id: string;
  /** Large switches, for modules. */
  switches: boolean;
  options: OptionForm[];
}

interface Arrangement {
  /** Shown at once. */
  table: string[];
  modules: string[];
  /** An option that does nothing unless another one has a value. */
  needs: Record<string, Record<string, OptionValue>>;
}

const ARRANGEMENTS: Record<string, Arrangement> = {
  shitenno: { table: ["general_choice", "hand_view", "memory_aid"], modules: [], needs: {} },
  shogun: {
    table: ["side", "start", "fixed_lists", "draft_first"],
    modules: ["leaders", "samurai", "court", "chambers"],
    needs: {
      fixed_lists: { start: "fixed" },
      draft_first: { start: "draft" },
      moon_sea: { side: "moon" },
      tower_keep: { tower_model: "scaled" },
      tower_p_stuck: { tower_model: "constant" },
      leader_event_order: { leaders: "on" },
      leader_with_six: { leaders: "on" },
      statues_per_province: { leaders: "on" },
      immunity_cards: { court: "on" },
      favour_amounts: { court: "on" },
      chamber_pick: { chambers: "on" },
      chamber_rows: { chambers: "on" },
      chamber_columns: { chambers: "on" },
    },
  },
};

/** The options of a game by groups, without the number of players. */
export function arranged(game: string, options: readonly OptionForm[]): OptionGroup[] {
  const known = ARRANGEMENTS[game] ?? { table: [], modules: [], needs: {} };
  const pick = (names: string[]): OptionForm[] =>
    names.flatMap((name) => options.filter((option) => option.name === name));
  const shown = new Set(["players", ...known.table, ...known.modules]);
  const groups: OptionGroup[] = [
    { id: "options-modules", switches: true, options: pick(known.modules) },
    { id: "options-table", switches: false, options: pick(known.table) },
    {
      id: "options-details",
      switches: false,
      options: options.filter(({ name }) => !shown.has(name)),
    },
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** Whether an option does anything beside the others chosen. */
export function matters(game: string, name: string, chosen: Record<string, OptionValue>): boolean {
  const needs = ARRANGEMENTS[game]?.needs[name] ?? {};
  return Object.entries(needs).every(([other, value]) => chosen[other] === value);
}

/** What is sent: everything that was changed and matters. */
export function toSend(
  game: string,
  options: readonly OptionForm[],
  chosen: Record<string, OptionValue>,
): Record<string, OptionValue> {
  const sent: Record<string, OptionValue> = {};
  for (const { name, default: usual } of options) {
    const value = chosen[name];
    if (value === undefined || value === "" || (value === usual && name !== "players")) continue;
    if (matters(game, name, chosen)) sent[name] = value;
  }
  return sent;
}
