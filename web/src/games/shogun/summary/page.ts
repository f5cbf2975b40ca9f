// Shogun on one page: aim, round, prices, points; modules that are in play.

import type { GameSummary, Line, Piece, Section, Told } from "../../../lib/summary";
import { BUILDINGS } from "../facts";
import Picture from "./Picture.svelte";

/** As `summary.py` of the game writes them. */
interface Numbers {
  chests: number;
  chest_cards: number;
  prices: Record<string, number>;
  recruits: Record<string, number>;
  points: Record<string, number>;
  majorities: Record<string, number>;
  supply: Record<string, { revolts: number; farmers: number }>;
  losses: number[];
  tower_fill: { armies: number; farmers: number };
  falls: number;
  provinces: number;
  court: { courtiers: number; tower_cards: number; prices: number[] };
  samurai: { regions: number } & Record<"first" | "second" | "third", Record<string, number>>;
  statues: number;
  chambers: { markers: number; tiles: number };
  lines: { rows: number[]; columns: number[] };
}

const MODULES = ["court", "samurai", "leaders", "chambers"] as const;
const DEPLOYS = ["deploy-5", "deploy-3", "deploy-1"] as const;

/** The supply table in words: rows alike are told as one. */
export function hunger(supply: Numbers["supply"]): string {
  const rows: { lacking: string[]; revolts: number; farmers: number }[] = [];
  for (const [lacking, { revolts, farmers }] of Object.entries(supply)) {
    const last = rows.at(-1);
    if (last?.revolts === revolts && last.farmers === farmers) last.lacking.push(lacking);
    else rows.push({ lacking: [lacking], revolts, farmers });
  }
  return rows
    .map(({ lacking, revolts, farmers }, n) => {
      const from = lacking.length > 1 ? `${lacking[0]}–${lacking.at(-1)}` : lacking[0];
      return `${from}${n === rows.length - 1 ? "+" : ""}: ${revolts} (+${farmers})`;
    })
    .join(" · ");
}

function page({ numbers: n, options, t }: Told<Numbers>): Section[] {
  const line = (id: string, pictures: string[], args?: Record<string, string | number>): Line => ({
    pictures,
    text: t(`shogun-summary-${id}`, args),
  });
  const price = (action: string): number => n.prices[action] ?? 0;
  const armies = DEPLOYS.map((action) => n.recruits[action] ?? 0);
  const [castle, temple, theatre] = BUILDINGS.map(price);
  const [most, more, some] = BUILDINGS.map((building) => n.majorities[building] ?? 0);
  const base: Section[] = [
    {
      title: t("shogun-summary-aim"),
      lines: [
        line("aim-years", ["star"]),
        line("aim-start", ["chest", "cards"], { chests: n.chests, cards: n.chest_cards }),
      ],
    },
    {
      title: t("shogun-summary-round"),
      lines: [
        line("round-track", ["cards"]),
        line("round-plan", ["plot"]),
        line("round-event", ["banner"]),
        line("round-bid", ["fan"]),
        line("round-act", ["swords"]),
      ],
    },
    {
      title: t("shogun-summary-actions"),
      lines: [
        line(
          "build",
          BUILDINGS.map((building) => `${building}:${price(building)}`),
          { castle: castle ?? 0, temple: temple ?? 0, theatre: theatre ?? 0 },
        ),
        line(
          "deploy",
          armies.map((number) => `army:${number}`),
          {
            five: armies[0] ?? 0,
            three: armies[1] ?? 0,
            one: armies[2] ?? 0,
            first: price("deploy-5"),
            second: price("deploy-3"),
            third: price("deploy-1"),
          },
        ),
        line("tax", ["chest", "rice"]),
        line("march", ["swords:A", "swords:B"]),
      ],
    },
    {
      title: t("shogun-summary-tower"),
      lines: [
        line("tower-throw", ["tower"], { falls: n.falls }),
        line("tower-win", ["cube-red", "cube-blue"]),
        line("tower-farmers", ["cube-green"]),
        line("tower-revolt", ["revolt"]),
      ],
    },
    {
      title: t("shogun-summary-winter"),
      lines: [
        line("winter-loss", ["rice"], {
          least: Math.min(...n.losses),
          most: Math.max(...n.losses),
        }),
        line("winter-hunger", ["revolt"], { table: hunger(n.supply) }),
      ],
    },
    {
      title: t("shogun-summary-points"),
      lines: [
        line("points-province", ["cube-black", ...BUILDINGS], {
          province: n.points["province"] ?? 0,
          building: n.points["building"] ?? 0,
        }),
        line(
          "points-majority",
          BUILDINGS.map((building) => `${building}:${n.majorities[building] ?? 0}`),
          {
            castle: most ?? 0,
            temple: more ?? 0,
            theatre: some ?? 0,
            less: n.points["shared_majority_less"] ?? 0,
          },
        ),
        line("points-end", ["chest"]),
      ],
    },
  ];
  const inPlay = MODULES.filter((module) => options[module] === "on");
  return [...base, ...inPlay.map((module) => modulePage(module, { numbers: n, options, t }))];
}

function modulePage(module: (typeof MODULES)[number], { numbers: n, t }: Told<Numbers>): Section {
  const line = (id: string, pictures: string[], args?: Record<string, string | number>): Line => ({
    pictures,
    text: t(`shogun-summary-${module}-${id}`, args),
  });
  const offer = (card: Record<string, number>): string =>
    Object.entries(card)
      .map(([sort, number]) => `${number} ${t(`shogun-summary-bonus-${sort}`)}`)
      .join(" / ");
  const values = (line: number[]): string => line.join(", ");
  const lines: Record<(typeof MODULES)[number], () => Line[]> = {
    court: () => [
      line("send", ["courtier"], { courtiers: n.court.courtiers, cards: n.court.tower_cards }),
      line("ask", ["star"], { prices: n.court.prices.join(", ") }),
    ],
    samurai: () => [
      line("turn", ["banner"], { regions: n.samurai.regions }),
      line("cards", ["chest", "army", "rice"], {
        first: offer(n.samurai.first),
        second: offer(n.samurai.second),
        third: offer(n.samurai.third),
      }),
    ],
    leaders: () => [line("help", ["leader"]), line("move", ["statue"], { statues: n.statues })],
    chambers: () => [
      line("claim", ["plot"], { tiles: n.chambers.tiles, markers: n.chambers.markers }),
      line("score", ["star"], { rows: values(n.lines.rows), columns: values(n.lines.columns) }),
    ],
  };
  return { title: t(`option-shogun-${module}`), lines: lines[module]() };
}

/** Piece and picture, those of the base game first. */
const PIECES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  base: [
    ["army", "cube-red"],
    ["farmer", "cube-green"],
    ["chest", "chest"],
    ["rice", "rice"],
    ["province", "plot"],
    ["region", "star"],
    ["castle", "castle"],
    ["temple", "temple"],
    ["theatre", "theatre"],
    ["revolt", "revolt"],
    ["province-card", "cards"],
    ["chest-card", "chest:3"],
    ["bid", "fan"],
    ["action-card", "swords:A"],
    ["special-card", "chest:+1"],
    ["event-card", "banner"],
    ["tower", "tower"],
    ["tray", "cube-blue"],
  ],
  court: [
    ["courtier", "courtier"],
    ["tower-card", "tower:0"],
    ["favour", "star"],
  ],
  samurai: [["samurai", "banner"]],
  leaders: [
    ["leader", "leader"],
    ["statue", "statue"],
  ],
  chambers: [
    ["chamber", "plot"],
    ["marker", "cube-black"],
  ],
};

function pieces({ options, t }: Told<Numbers>): Piece[] {
  return ["base", ...MODULES.filter((module) => options[module] === "on")].flatMap((part) =>
    (PIECES[part] ?? []).map(([piece, picture]) => ({
      picture,
      name: t(`shogun-piece-${piece}`),
      about: t(`shogun-piece-${piece}-about`),
    })),
  );
}

const summary: GameSummary<Numbers> = { Picture, page, pieces };
export default summary;
