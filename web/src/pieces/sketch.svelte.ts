// A decision that is put together on the screen and sent as one play: kept in this browser until
// then, by table and seat, so that a reload loses nothing.

interface Kept<Value> {
  decision: string;
  value: Value;
}

export class Sketch<Value extends object> {
  value = $state.raw<Value>({} as Value);
  private decision = "";
  private served = "";
  private sealed = false;

  constructor(
    /** What this table and seat are called in the browser's storage. */
    readonly key: string,
    private readonly empty: Value,
    private readonly storage: Storage | null,
  ) {
    this.value = empty;
  }

  /**
   * Takes in a position: a new decision, or what was put together elsewhere meanwhile.
   *
   * `decision` is another text for another decision; `served` is what the server has of it already;
   * while it is `sealed` the sketch stays as it was. `possible` leaves out what cannot be any more.
   * True if it is a new decision.
   */
  follow(
    decision: string,
    served: Value = this.empty,
    sealed = false,
    possible: (value: Value) => Value = (value) => value,
  ): boolean {
    const fresh = decision !== this.decision;
    const there = JSON.stringify(served);
    if (fresh) {
      const kept = this.read();
      this.value = kept?.decision === decision && !sealed ? kept.value : served;
    } else if (there !== this.served && !this.sealed) this.value = served;
    this.decision = decision;
    this.served = there;
    this.sealed = sealed;
    this.value = possible(this.value);
    return fresh;
  }

  set(value: Value): void {
    this.value = value;
    this.write();
  }

  /** Changes parts of it. */
  change(parts: Partial<Value>): void {
    this.set({ ...this.value, ...parts });
  }

  drop(): void {
    this.set(this.empty);
  }

  private read(): Kept<Value> | null {
    try {
      return JSON.parse(this.storage?.getItem(this.key) ?? "null") as Kept<Value> | null;
    } catch {
      return null; // not ours, or broken: begin anew
    }
  }

  private write(): void {
    const kept: Kept<Value> = { decision: this.decision, value: this.value };
    try {
      this.storage?.setItem(this.key, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage only means that a reload forgets the sketch.
    }
  }
}

const sketches = new Map<string, Sketch<object>>();

/** The sketch of a seat at the table of this page, the same for all parts of a board. */
export function sketchFor<Value extends object>(
  name: string,
  seat: number,
  empty: Value,
): Sketch<Value> {
  const key = `bakufu:${name}:${location.pathname}:${seat}`;
  const storage = typeof localStorage === "undefined" ? null : localStorage;
  const found = sketches.get(key) ?? new Sketch<object>(key, empty, storage);
  sketches.set(key, found);
  return found as unknown as Sketch<Value>;
}

/** What is picked up by a first tap, to be laid down by a second one. */
export class Picking {
  card = $state<string | null>(null);
  /** Where it lies; null: in the hand. */
  from = $state<string | null>(null);

  pick(card: string, from: string | null): void {
    const same = this.card === card && this.from === from;
    if (same) this.drop();
    else [this.card, this.from] = [card, from];
  }

  drop(): void {
    [this.card, this.from] = [null, null];
  }
}
