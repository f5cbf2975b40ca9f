// The way through a game that is looked back at: entry by entry, and in each event by event, as at
// the table when it happened.

import type { Showing } from "./board";
import type { PastEntry, Sight, ToldEntry, ToldEvent } from "./messages";
import { patched } from "./patch";
import { calm, settings } from "./settings.svelte";
import { chiefOf, type Moment, momentsOf, type Presenter } from "./table.svelte";

/** At least so long, in milliseconds, so that a row of small moves can be followed. */
const LEAST = 450;
/** The last stop of an entry, however many it has. */
const LAST = Number.MAX_SAFE_INTEGER;

export type Pauses = Pick<Presenter, "pause" | "together">;

/** The table after so many moments of an entry, as far as its events say what they change. */
export function sightAfter(past: PastEntry, moments: readonly Moment[], count: number): Sight {
  if (count >= moments.length || !past.before) return past;
  return moments
    .slice(0, count)
    .flatMap(({ toldEvents }) => toldEvents.flatMap(({ patch }) => (patch ? [patch] : [])))
    .reduce<Sight>(patched, past.before);
}

export class Playback {
  /** Whether it goes on by itself. */
  running = $state(false);
  private at = $state({ entry: -1, stop: LAST });

  readonly past = $derived.by(() => this.look());
  private readonly moments = $derived.by(() =>
    this.past ? momentsOf(this.past.told.events, this.pauses) : [],
  );
  /** Which moment of the entry it stops at: the last, unless one comes by the way. */
  readonly stop = $derived.by(() => {
    const last = Math.max(0, this.moments.length - 1);
    return this.at.entry === this.past?.told.entry ? Math.min(this.at.stop, last) : last;
  });
  /** Whether it is the last of its entry. */
  readonly atLast = $derived(this.stop >= this.moments.length - 1);
  private readonly moment = $derived.by((): Moment | null => this.moments[this.stop] ?? null);
  /** What is told there; null: nothing. */
  readonly told = $derived.by((): ToldEvent | null => {
    if (!this.moment) return null;
    if (this.moment.duration > 0) return chiefOf(this.moment.toldEvents, this.pauses).toldEvent;
    return this.moment.toldEvents.findLast((one) => !one.told_by_next) ?? null;
  });
  /** How long it is told. */
  readonly lasts = $derived.by(() => Math.max(LEAST, this.moment?.duration ?? 0) / settings.pace);
  private readonly moves = $derived.by(
    () => this.running && (this.moment?.duration ?? 0) > 0 && !calm(),
  );
  readonly showing = $derived.by((): Showing | null => {
    const { past, moment, stop } = this;
    if (!past || !moment || !this.moves) return null;
    const key = 1000 * past.told.entry + stop;
    return { ...chiefOf(moment.toldEvents, this.pauses), duration: this.lasts, key };
  });
  /** What lies on the table: before what is being shown, or after what is told. */
  readonly sight = $derived.by((): Sight | null => {
    const { past, moments, stop } = this;
    return past && sightAfter(past, moments, this.moves ? stop : stop + 1);
  });
  /** As much of the entry as has been told. */
  readonly toldEntry = $derived.by((): ToldEntry | null => {
    const { past, moments, stop } = this;
    if (!past) return null;
    const events = moments.slice(0, stop + 1).flatMap(({ toldEvents }) => toldEvents);
    return { ...past.told, events };
  });

  constructor(
    private readonly look: () => PastEntry | null,
    private readonly pauses: Pauses,
  ) {}

  /** Goes on by one stop; the entry to ask for, or null if there is none. */
  on(): number | null {
    const { past } = this;
    if (!past) return null;
    const { entry } = past.told;
    if (!this.atLast) this.at = { entry, stop: this.stop + 1 };
    else if (entry < past.last) return this.come(entry + 1, 0);
    else this.running = false;
    return null;
  }

  /** The same backwards. */
  back(): number | null {
    const { past } = this;
    this.running = false;
    if (!past) return null;
    const { entry } = past.told;
    if (this.stop > 0) this.at = { entry, stop: this.stop - 1 };
    else if (entry > 0) return this.come(entry - 1, LAST);
    return null;
  }

  private come(entry: number, stop: number): number {
    this.at = { entry, stop };
    return entry;
  }

  /** Whatever comes next stands as it is after its entry. */
  leap(): void {
    this.at = { entry: -1, stop: LAST };
  }
}
