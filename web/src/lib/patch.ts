// What the server sends of a position between two decisions: only what has changed.

/** `[value]` is a new value; a table goes further in, by key or by place in a list. */
export type Patch = Record<string, unknown> | unknown[];

/** A value with what a patch changes in it; all other parts are the very same. */
export function patched<Value>(value: Value, patch: Patch): Value {
  if (Array.isArray(patch)) return patch[0] as Value;
  if (typeof value !== "object" || value === null) return value;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  const parts = copy as Record<string, unknown>;
  for (const [key, inside] of Object.entries(patch))
    parts[key] = patched(parts[key], inside as Patch);
  return copy as Value;
}
