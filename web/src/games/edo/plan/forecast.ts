// What a plan brings if all goes well: each slot in its order, samurai by the cheapest way, and
// nobody else in between. What would lapse is named with its rule.

import { cityOf, GOODS } from "../facts";
import type { EdoCityView, EdoFaceView, EdoView } from "../messages";
import { stepsFrom } from "../map/ways";
import { faceOf } from "../pieces/faces";
import type { Plan } from "./plan";

export type Amounts = Record<string, number>;

export interface Lapse {
  /** From 1 on. */
  slot: number;
  action: string;
  rule: string;
  /** How many activations. */
  times: number;
}

/** What a slot changes: goods, Ryo and points, and the Ryo for ways among them. */
export interface Outcome {
  change: Amounts;
  ways: number;
  lapse: Lapse | null;
}

export interface Forecast {
  before: Amounts;
  after: Amounts;
  points: number;
  /** Samurai on the map in the end: so much rice do they want. */
  samurai: number;
  income: number;
  slots: Outcome[];
  lapses: Lapse[];
}

interface Building {
  city: string;
  kind: string;
}

/** My things while a plan is gone through. */
class Course {
  readonly has: Amounts;
  points = 0;
  /** Ryo for ways so far. */
  paid = 0;
  readonly samurai: string[];
  /** Officials at Travel that are still to be used: samurai each may move, and whether it is mine. */
  private travellers: { group: number; own: boolean; far: boolean }[] = [];
  private readonly built: Building[] = [];
  private recruits = 0;
  private taken = 0;
  private readonly ways: (from: string, to: string) => number;

  constructor(
    private readonly view: EdoView,
    private readonly seat: number,
  ) {
    const mine = view.seats[seat];
    this.has = { ryo: mine?.ryo ?? 0, ...mine?.goods };
    this.samurai = view.spaces.flatMap((space) =>
      Array.from({ length: space.samurai[seat] ?? 0 }, () => space.id),
    );
    const known = new Map<string, ReadonlyMap<string, number>>();
    this.ways = (from, to) => {
      if (!known.has(from)) known.set(from, stepsFrom(view, from));
      return known.get(from)?.get(to) ?? Infinity;
    };
  }

  /** Goes through a slot; the rule by which activations lapse, and how many do. */
  slot(face: EdoFaceView, own: number, shogun: number): { rule: string; times: number } | null {
    const times = Math.floor((own + shogun) / face.takes);
    if (face.action === "travel") return this.travel(face, own, shogun);
    const served = new Set<number>(); // samurai of this turn (EDO-ACT-09)
    for (let done = 0; done < times; done += 1) {
      const rule = this.once(face, served);
      if (rule) return { rule, times: times - done };
    }
    return null;
  }

  private once(face: EdoFaceView, served: Set<number>): string | null {
    const { action, gives, price } = face;
    switch (action) {
      case "money":
        this.gain("ryo", gives);
        return null;
      case "rice":
        this.gain("rice", gives);
        return null;
      case "recruit":
        if (this.recruits >= this.view.supply) return "EDO-RECRUIT-04";
        if (!this.pay({ rice: price })) return "EDO-RECRUIT-04";
        this.recruits += 1;
        return null;
      case "development":
        if (this.taken >= this.view.display.length + this.view.special_pile)
          return "EDO-DEVELOP-04";
        if (!this.pay({ ryo: price })) return "EDO-DEVELOP-04";
        this.taken += 1;
        return null;
      case "build":
        return this.build(face, served);
      case "trade":
        return this.trade(face, served);
      default:
        return this.gather(face, served);
    }
  }

  /** Own officials are sent when somebody is needed, or at the end; others only move samurai. */
  private travel(face: EdoFaceView, own: number, shogun: number): ReturnType<Course["slot"]> {
    for (let n = 0; n < own + shogun; n += 1)
      this.travellers.push({ group: face.group, own: n < own, far: face.far });
    const idle = own === 0 && this.samurai.length === 0;
    return idle && shogun ? { rule: "EDO-TRAVEL-08", times: shogun } : null;
  }

  /** The rest of the officials at Travel become samurai as well, as many as there is rice for. */
  settle(): void {
    const idle = this.travellers.filter(({ own, group }) => own && group > 0).length;
    const fed = (this.has["rice"] ?? 0) - this.samurai.length;
    for (let n = 0; n < Math.min(idle, fed); n += 1) this.send();
    this.travellers = [];
  }

  private gate(far: boolean, goal: string): string {
    if (far) return goal;
    const gates = this.view.spaces.filter(({ kind }) => kind === "gate").map(({ id }) => id);
    return gates.sort((one, other) => this.ways(one, goal) - this.ways(other, goal))[0] ?? goal;
  }

  private send(space = "usui"): number {
    return this.samurai.push(space) - 1;
  }

  /** The cheapest way to have a samurai that may still serve somewhere; null: there is none. */
  private come(served: ReadonlySet<number>, goals: readonly string[]): Coming | null {
    const found: Coming[] = [];
    for (const goal of goals) {
      for (const [who, space] of this.samurai.entries()) {
        if (served.has(who)) continue;
        found.push({ who, goal, ryo: this.ways(space, goal), by: null });
        const free = this.travellers.find(({ group }) => group > 0);
        if (free && space !== goal) found.push({ who, goal, ryo: 0, by: free });
      }
      for (const by of this.travellers.filter(({ own, group }) => own && group > 0)) {
        const ryo = this.ways(this.gate(by.far, goal), goal);
        found.push({ who: null, goal, ryo, by });
      }
    }
    // Whoever stands there first, then whoever comes for the fewest Ryo.
    return found.sort((one, other) => one.ryo - other.ryo || rank(one) - rank(other))[0] ?? null;
  }

  private arrive({ who, goal, by, ryo }: Coming, served: Set<number>): void {
    this.has["ryo"] = (this.has["ryo"] ?? 0) - ryo;
    this.paid += ryo;
    if (by && who === null) by.group = 0;
    else if (by) {
      by.group -= 1;
      by.own = false;
    }
    if (who !== null) this.samurai[who] = goal;
    served.add(who ?? this.send(goal));
  }

  /** Somebody comes to one of these spaces; the rule against it if nobody can. */
  private call(served: Set<number>, goals: readonly string[], none: string): Coming | string {
    const coming = this.come(served, goals);
    if (!coming) return none;
    return coming.ryo > (this.has["ryo"] ?? 0) ? "EDO-MOVE-04" : coming;
  }

  private gather(face: EdoFaceView, served: Set<number>): string | null {
    const good = face.action === "field" ? "rice" : face.action;
    const kind = { field: "field", wood: "forest", stone: "quarry" }[face.action] ?? "";
    const goals = this.view.spaces.filter((space) => space.kind === kind);
    const coming = this.call(
      served,
      goals.map(({ id }) => id),
      "EDO-ACT-09",
    );
    if (typeof coming === "string") return coming;
    this.arrive(coming, served);
    const there = goals.find(({ id }) => id === coming.goal);
    const others = (there?.samurai ?? []).reduce(
      (n, one, at) => n + (at === this.seat ? 0 : one),
      0,
    );
    const all = others + this.samurai.filter((space) => space === coming.goal).length;
    const { yields } = this.view.numbers;
    this.gain(good, (yields[Math.min(all, yields.length) - 1] ?? 0) + face.gives);
    return null;
  }

  private build(face: EdoFaceView, served: Set<number>): string | null {
    const { worth } = this.view.numbers;
    const rules: string[] = [];
    const found: { building: Building; coming: Coming | null; points: number; home: boolean }[] =
      [];
    for (const city of this.view.cities) {
      if (city.tile === null) continue;
      for (const kind of ["fortress", "post", "house"]) {
        const against = this.forbids(city, kind);
        if (against) {
          rules.push(against);
          continue;
        }
        const coming = face.far ? null : this.call(served, [city.id], "EDO-BUILD-03");
        if (typeof coming === "string") {
          rules.push(coming);
          continue;
        }
        const price = face.prices[kind] ?? {};
        if (!this.canPay({ ...price, ryo: (price["ryo"] ?? 0) + (coming?.ryo ?? 0) })) {
          rules.push("EDO-ACT-14");
          continue;
        }
        const home = city.id === "edo" && kind === "house" && !this.houses(city);
        found.push({ building: { city: city.id, kind }, coming, points: worth[kind] ?? 0, home });
      }
    }
    // The house that winning asks for, then points, then the shorter way.
    const [best] = found.sort(
      (one, other) =>
        Number(other.home) - Number(one.home) ||
        other.points - one.points ||
        (one.coming?.ryo ?? 0) - (other.coming?.ryo ?? 0),
    );
    if (!best) {
      const first = ["EDO-ACT-14", "EDO-MOVE-04", "EDO-BUILD-03"].find((one) =>
        rules.includes(one),
      );
      return first ?? rules[0] ?? "EDO-BUILD-03";
    }
    if (best.coming) this.arrive(best.coming, served);
    this.pay(face.prices[best.building.kind] ?? {});
    this.built.push(best.building);
    this.points += best.points;
    return null;
  }

  private count(city: EdoCityView, kind: string): number {
    const here = this.built.filter((one) => one.city === city.id && one.kind === kind).length;
    return here + city.buildings.filter((one) => one.kind === kind).length;
  }

  /** My own houses in a city, those of this plan among them. */
  private houses(city: EdoCityView): number {
    const here = this.built.filter((one) => one.city === city.id && one.kind === "house").length;
    const there = city.buildings.filter(({ kind, seat }) => kind === "house" && seat === this.seat);
    return here + there.length;
  }

  /** The rule against a building; null: none, samurai and price apart. */
  private forbids(city: EdoCityView, kind: string): string | null {
    const mine = this.view.seats[this.seat];
    const now = (which: string): number => this.built.filter((one) => one.kind === which).length;
    const here = this.built.filter((one) => one.city === city.id).length;
    if (city.buildings.length + here >= ROOMS) return "EDO-BUILD-07";
    if (kind === "house") return (mine?.houses ?? 0) > now("house") ? null : "EDO-BUILD-09";
    if (kind === "post") {
      if (city.id === "edo") return "EDO-BUILD-11";
      return mine?.post && !now("post") && !this.count(city, "post") ? null : "EDO-BUILD-10";
    }
    if (this.view.fortresses <= now("fortress")) return "EDO-SETUP-10";
    if (!this.houses(city)) return "EDO-BUILD-13";
    const enough = (this.count(city, "fortress") + 1) * 2 <= this.count(city, "house");
    return enough ? null : "EDO-BUILD-12";
  }

  private trade(face: EdoFaceView, served: Set<number>): string | null {
    const { merchant, current, numbers } = this.view;
    const goals = face.far ? [...new Set(this.samurai)] : [merchant];
    const coming = this.call(served, goals, "EDO-TRADE-02");
    if (typeof coming === "string") return coming;
    const city = cityOf(this.view, merchant);
    const post = city?.buildings.some(({ kind, seat }) => kind === "post" && seat === this.seat);
    const mine = post || this.built.some((one) => one.city === merchant && one.kind === "post");
    const rest = (this.has["ryo"] ?? 0) - coming.ryo;
    const point = this.canPay({ ...current.price, ryo: (current.price["ryo"] ?? 0) + coming.ryo });
    const room = numbers.limit - (this.has[current.buys] ?? 0);
    const purse = rest - (point ? (current.price["ryo"] ?? 0) : 0);
    const each = Math.max(1, current.each);
    const buys = !point || mine || face.both ? Math.min(current.most, room, purse / each) : 0;
    if (!point && buys < 1) return "EDO-ACT-14";
    this.arrive(coming, served);
    if (point) {
      this.pay(current.price);
      this.points += 1;
    }
    const number = Math.max(0, Math.floor(buys));
    this.pay({ ryo: number * current.each });
    this.gain(current.buys, number);
    return null;
  }

  private gain(good: string, amount: number): void {
    const most = good === "ryo" ? Infinity : this.view.numbers.limit;
    this.has[good] = Math.min(most, (this.has[good] ?? 0) + amount);
  }

  private canPay(price: Readonly<Amounts>): boolean {
    return Object.entries(price).every(([good, amount]) => (this.has[good] ?? 0) >= amount);
  }

  private pay(price: Readonly<Amounts>): boolean {
    if (!this.canPay(price)) return false;
    for (const [good, amount] of Object.entries(price))
      this.has[good] = (this.has[good] ?? 0) - amount;
    return true;
  }
}

interface Coming {
  /** Which of my samurai; null: an official that is sent. */
  who: number | null;
  goal: string;
  ryo: number;
  /** The official at Travel that makes it possible. */
  by: { group: number; own: boolean } | null;
}

const rank = ({ by, who }: Coming): number => (by === null ? 0 : who === null ? 1 : 2);
const ROOMS = 10; // EDO-SETUP-07

/** Goods and Ryo after a plan, and what of it would lapse as things stand. */
export function forecast(view: EdoView, seat: number, plan: Plan): Forecast {
  const course = new Course(view, seat);
  const before = { ...course.has };
  const slots = plan.slots.map((slot, n): Outcome => {
    const face = faceOf(view, slot.card, slot.action);
    const had: Amounts = { ...course.has, points: course.points };
    const paid = course.paid;
    const failed = face ? course.slot(face, slot.own, slot.shogun) : null;
    const lapse = face && failed ? { slot: n + 1, action: face.action, ...failed } : null;
    const now: Amounts = { ...course.has, points: course.points };
    const change: Amounts = {};
    for (const good of ["ryo", ...GOODS, "points"]) {
      const more = (now[good] ?? 0) - (had[good] ?? 0);
      if (more) change[good] = more;
    }
    return { change, ways: course.paid - paid, lapse };
  });
  course.settle();
  return {
    before,
    after: { ...course.has },
    points: course.points,
    samurai: course.samurai.length,
    income: view.seats[seat]?.income ?? 0,
    slots,
    lapses: slots.flatMap(({ lapse }) => (lapse ? [lapse] : [])),
  };
}
