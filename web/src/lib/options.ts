// The options of a new table, in an order that people can read. What belongs together and what does
// nothing without something else, the game knows.

import type { GameForm, OptionForm, OptionValue } from "./api";
import type { Speaker } from "./words";

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
export function matters(
  { beside }: OptionForm,
  chosen: Readonly<Record<string, OptionValue>>,
): boolean {
  return Object.entries(beside).every(([other, value]) => chosen[other] === value);
}

/** What choosing a value brings: the value, and others that it does nothing without. */
export function broughtBy(option: OptionForm, text: string): Record<string, OptionValue> {
  const value = valuesOf(option).find((one) => String(one) === text) ?? text;
  return { [option.name]: value, ...option.brings[text] };
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

/** How likely something is, as people say it: two in three. */
const ODDS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 10],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [9, 10],
  [19, 20],
  [1, 1],
];

/** A number as a fraction with a small divisor; null if it is none. */
export function fraction(value: number): readonly [number, number] | null {
  for (let of = 1; of <= 20; of += 1) {
    const count = Math.round(value * of);
    if (Math.abs(count / of - value) < 1e-9) return [count, of];
  }
  return null;
}

/** The values to choose from: those the game names, or odds where it wants a chance. */
export function valuesOf({ values, between, default: usual }: OptionForm): OptionValue[] {
  if (values.length > 0 || between?.[0] !== 0 || between[1] !== 1) return values;
  const odds = ODDS.map(([count, of]) => count / of);
  if (typeof usual === "number" && !odds.some((one) => Math.abs(one - usual) < 1e-9)) {
    odds.push(usual);
  }
  return odds.sort((a, b) => a - b);
}

export function optionTitle(speaker: Speaker, game: string, option: OptionForm): string {
  const id = `option-${game}-${option.name}`;
  return speaker.has(id) ? speaker.t(id) : option.effect;
}

export function optionAbout(speaker: Speaker, game: string, option: OptionForm): string {
  const id = `option-${game}-${option.name}-about`;
  return speaker.has(id) ? speaker.t(id) : "";
}

export function optionValue(
  speaker: Speaker,
  game: string,
  option: OptionForm,
  value: OptionValue,
): string {
  const id = [`value-${game}-${option.name}-${String(value)}`, `value-${String(value)}`].find(
    (one) => speaker.has(one),
  );
  if (id) return speaker.t(id);
  const odds = typeof value === "number" && option.between?.[1] === 1 ? fraction(value) : null;
  if (!odds) return typeof value === "number" ? String(Math.round(value * 1000) / 1000) : value;
  const [count, of] = odds;
  const known = `odds-${count}-${of}`;
  return speaker.has(known) ? speaker.t(known) : speaker.t("odds", { count, of });
}

/** What is not as usual at a table, a few words each. */
export function toldOptions(
  speaker: Speaker,
  form: GameForm,
  chosen: Readonly<Record<string, OptionValue>>,
): string[] {
  return form.options.flatMap((option) => {
    const value = chosen[option.name];
    if (option.name === "players" || value === undefined || value === option.default) return [];
    if (!matters(option, chosen)) return [];
    const title = optionTitle(speaker, form.id, option);
    if (option.group === "module" && value === "on") return [title];
    return [`${title}: ${optionValue(speaker, form.id, option, value)}`];
  });
}
