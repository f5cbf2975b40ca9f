// The crests as paths in a square of 24.

import drawn from "./crests.json";

const CRESTS: Readonly<Record<string, string>> = drawn.crests;

export function crestPath(name: string): string {
  return CRESTS[name] ?? "M12 3a9 9 0 1 0 .01 0ZM12 7a5 5 0 1 1-.01 0Z";
}
