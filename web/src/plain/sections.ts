// A position as tables that can be read, whatever game it is of.

export interface Section {
  /** The name of the part; empty for what stands at the top. */
  title: string;
  columns: string[];
  /** Cells by row. With one row, the columns are names of facts. */
  rows: string[][];
}

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is Thing[] =>
  Array.isArray(value) && value.length > 0 && value.every(isThing);

/** `hand_size` as words. */
export function named(key: string): string {
  return key.replaceAll("_", " ");
}

/** A value in a cell. */
export function told(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (value === true) return "✓";
  if (value === false) return "–";
  if (Array.isArray(value)) return value.map(told).join(", ") || "–";
  if (isThing(value)) {
    const parts = Object.entries(value).map(([key, one]) => `${named(key)} ${told(one)}`);
    return parts.join(", ") || "–";
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The parts of a position: plain facts first, then every list of things as a table. */
export function sections(view: object): Section[] {
  const facts: [string, unknown][] = [];
  const tables: Section[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (key === "viewer") continue;
    if (isList(value)) tables.push(table(key, value));
    else if (isThing(value) && Object.values(value).some(isList)) {
      tables.push(...sections(value).map((part) => ({ ...part, title: part.title || named(key) })));
    } else facts.push([key, value]);
  }
  if (!facts.length) return tables;
  const top = {
    title: "",
    columns: facts.map(([key]) => named(key)),
    rows: [facts.map(([, value]) => told(value))],
  };
  return [top, ...tables];
}

function table(key: string, list: readonly Thing[]): Section {
  const columns = [...new Set(list.flatMap((one) => Object.keys(one)))];
  // A column that says nothing in any row is left out.
  const says = columns.filter((column) => list.some((one) => told(one[column]) !== "–"));
  const rows = list.map((one) => says.map((column) => told(one[column])));
  return { title: named(key), columns: says.map(named), rows };
}
