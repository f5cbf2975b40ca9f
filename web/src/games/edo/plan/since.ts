// What the others did since my last move, in a line for each: at most three.

import type { SinceLine, Words } from "../../../lib/board";
import type { ToldEvent } from "../../../lib/messages";
import type { EdoEvent } from "../messages";

/** What is told of a seat, in this order; each is one part of its line. */
class Deeds {
  private readonly actions: string[] = [];
  private readonly things: string[] = [];
  private readonly gains = new Map<string, number>();
  private handedIn = false;

  constructor(private readonly words: Words) {}

  add(event: EdoEvent): void {
    const { words } = this;
    const space = (id: string): string => words.name(`edo-space-${id}`);
    switch (event.event) {
      case "set-taken":
        this.things.push(words.name(`edo-set-${event.set}`));
        break;
      case "home-placed":
        this.things.push(words.t("edo-since-home", { city: space(event.city) }));
        break;
      case "plan-handed-in":
        this.handedIn = true;
        break;
      case "lapsed":
        this.things.push(words.t("edo-since-lapsed", { times: event.times }));
        break;
      case "revealed":
        this.actions.push(words.name(`edo-action-${event.action}`));
        break;
      case "built": {
        const building = words.name(`edo-building-${event.building}`);
        this.things.push(words.t("edo-since-built", { building, city: space(event.city) }));
        break;
      }
      case "card-bought":
        this.things.push(words.name(`edo-card-${event.special}`));
        break;
      case "merchant-moved":
        this.things.push(words.t("edo-since-merchant", { space: space(event.goal) }));
        break;
      case "points-scored":
        this.gain("points", event.points);
        break;
      case "gathered":
      case "bought":
        this.gain(event.resource, event.number);
        break;
      case "rice-made":
        this.gain("rice", event.rice);
        break;
      case "money-made":
      case "income-paid":
        this.gain("ryo", event.ryo);
        break;
      case "official-sent":
        this.gain("samurai", 1);
        break;
      case "samurai-recalled":
        this.gain("samurai", -1);
        break;
      case "recruited":
        this.gain("officials", event.number);
        break;
    }
  }

  private gain(good: string, number: number): void {
    this.gains.set(good, (this.gains.get(good) ?? 0) + number);
  }

  get line(): string {
    const gains = [...this.gains].flatMap(([good, number]) =>
      number ? [this.words.t("edo-since-gain", { good, number, sign: number > 0 ? "+" : "" })] : [],
    );
    const told = [this.actions.join(", "), ...this.things, ...gains].filter(Boolean).join(" · ");
    return told || (this.handedIn ? this.words.t("edo-since-handed-in") : "");
  }
}

export function sinceThen(
  events: readonly ToldEvent[],
  words: Words,
  viewer: number | null,
): SinceLine[] {
  const deeds = new Map<number, Deeds>();
  for (const told of events) {
    const event = told.event as unknown as EdoEvent;
    if (!("seat" in event) || event.seat === null || event.seat === viewer) continue;
    const theirs = deeds.get(event.seat) ?? new Deeds(words);
    theirs.add(event);
    deeds.set(event.seat, theirs);
  }
  return [...deeds]
    .map(([seat, { line }]) => ({ seat, text: line }))
    .filter(({ text }) => text !== "");
}
