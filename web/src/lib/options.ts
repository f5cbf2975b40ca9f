// The options of a new table, in an order that people can read. What belongs together and what does
// nothing without something else, the game knows.

import type { OptionForm, OptionValue } from "./api";

const GROUPS = ["module", "table", "detail"] as const;

export interface OptionGroup {
  id: (typeof GROUPS)[number];
  options: OptionForm[];
}

/** The options of a game by groups, without the number of players. */
export function arranged(options: readonly OptionForm[]): OptionGroup[] {
  return GROUPS.map((id) => ({
    id,
    options: options.filter(({ name, group }) => group === id && name !== "players"),
  })).filter((group) => group.options.length > 0);
}

/** Whether an option does anything beside the others chosen. */
export function matters({ beside }: OptionForm, chosen: Record<string, OptionValue>): boolean {
  return Object.entries(beside).every(([other, value]) => chosen[other] === value);
}

/** What is sent: everything that was changed and matters. */
export function toSend(
  options: readonly OptionForm[],
  chosen: Record<string, OptionValue>,
): Record<string, OptionValue> {
  const sent: Record<string, OptionValue> = {};
  for (const option of options) {
    const { name, default: usual } = option;
    const value = chosen[name];
    if (value === undefined || value === "" || (value === usual && name !== "players")) continue;
    if (matters(option, chosen)) sent[name] = value;
  }
  return sent;
}
