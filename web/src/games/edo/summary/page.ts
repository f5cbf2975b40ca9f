// Edo on one page: aim, round, actions, buildings, points.

import type { GameSummary, Line, Piece, Section, Told } from "../../../lib/summary";
import Picture from "./Picture.svelte";

/** An action as a card offers it; as `printed.py` of the game writes them. */
interface Face {
  action: string;
  most: number;
  takes: number;
  gives: number;
  price: number;
  group: number;
  prices: Record<string, Record<string, number>>;
}

interface Numbers {
  cards: Record<string, Face[]>;
  yields: number[];
  limit: number;
  worth: Record<string, number>;
  end_points: number;
  rooms: number;
  pawns: number;
  houses: number;
  fortresses: number;
  shoguns: number;
  ryo: number;
  display: number;
  rounds: number;
  influence: Record<string, number>;
  samurai_points: number;
  ryo_for_a_point: number;
}

type Arguments = Record<string, string | number>;
const BUILDINGS = ["house", "post", "fortress"] as const;

/** The first of the standard cards that offers an action, and the way it does so. */
function standard({ cards }: Numbers, action: string, fits: (face: Face) => boolean): Face | null {
  const faces = ["a", "b", "c"].flatMap((card) => cards[card] ?? []);
  return faces.find((face) => face.action === action && fits(face)) ?? null;
}

/** The price of a building at an easy Build. */
function priceOf(n: Numbers, building: string): Record<string, number> {
  return standard(n, "build", ({ takes }) => takes === 1)?.prices[building] ?? {};
}

function page({ numbers: n, t }: Told<Numbers>): Section[] {
  const line = (id: string, pictures: string[], args?: Arguments): Line => ({
    pictures,
    text: t(`edo-summary-${id}`, args),
  });
  const any = (action: string): Face | null => standard(n, action, () => true);
  const hard = standard(n, "build", ({ takes }) => takes > 1);
  const [one, two, more] = [
    n.yields[0] ?? 0,
    n.yields[1] ?? n.yields[0] ?? 0,
    n.yields.at(-1) ?? 0,
  ];
  return [
    {
      title: t("edo-summary-aim"),
      lines: [
        line("aim-points", ["point"]),
        line("aim-house", ["house"]),
        line("aim-start", ["own", "ryo"], { pawns: n.pawns, ryo: n.ryo }),
      ],
    },
    {
      title: t("edo-summary-round"),
      lines: [
        line("round-plan", ["card", "own", "shogun"]),
        line("round-slots", ["card"]),
        line("round-move", ["samurai", "merchant", "ryo:1"]),
        line("round-give-up", ["own"]),
        line("round-wages", ["samurai", "rice:1"]),
        line("round-income", ["ryo"]),
        line("round-next", ["merchant"]),
      ],
    },
    {
      title: t("edo-summary-officials"),
      lines: [
        line("money", [`ryo:${any("money")?.gives ?? 0}`], { ryo: any("money")?.gives ?? 0 }),
        line("rice", [`rice:${any("rice")?.gives ?? 0}`], { rice: any("rice")?.gives ?? 0 }),
        line("travel", ["travel"], { group: any("travel")?.group ?? 0 }),
        line("recruit", ["recruit", "shogun"], { rice: any("recruit")?.price ?? 0 }),
        line("development", ["development"], {
          ryo: any("development")?.price ?? 0,
          display: n.display,
        }),
      ],
    },
    {
      title: t("edo-summary-samurai"),
      lines: [
        line("each", ["samurai"]),
        line("gather", ["field", "wood", "stone"], { one, two, more, limit: n.limit }),
        line("build", ["build"], { takes: hard?.takes ?? 2 }),
        line("trade", ["trade", "merchant"]),
      ],
    },
    {
      title: t("edo-summary-buildings"),
      lines: [
        ...BUILDINGS.map((building) => ({
          pictures: [
            building,
            ...Object.entries(priceOf(n, building)).map(([good, price]) => `${good}:${price}`),
            `point:${n.worth[building] ?? 0}`,
          ],
          text: t(`edo-summary-${building}`, {
            influence: n.influence[building] ?? 0,
            number: { house: n.houses, post: 1, fortress: n.fortresses }[building],
          }),
        })),
        line("rooms", ["house", "post", "castle"], { rooms: n.rooms }),
      ],
    },
    {
      title: t("edo-summary-end"),
      lines: [
        line("end-when", ["point", "merchant"], { points: n.end_points, rounds: n.rounds }),
        line("end-out", ["house"]),
        line("end-count", [`samurai:${n.samurai_points}`, "ryo"], {
          samurai: n.samurai_points,
          ryo: n.ryo_for_a_point,
        }),
        line("end-ties", ["rice", "wood", "stone"]),
      ],
    },
  ];
}

const PIECES = [
  ["official", "own"],
  ["shogun", "shogun"],
  ["samurai", "samurai"],
  ["card", "card"],
  ["special", "development"],
  ["merchant", "merchant"],
  ["merchant-card", "trade"],
  ["ryo", "ryo"],
  ["rice", "rice"],
  ["wood", "wood"],
  ["stone", "stone"],
  ["house", "house"],
  ["post", "post"],
  ["fortress", "fortress"],
  ["tile", "point"],
] as const;

function pieces({ t }: Told<Numbers>): Piece[] {
  return PIECES.map(([piece, picture]) => ({
    picture,
    name: t(`edo-piece-${piece}`),
    about: t(`edo-piece-${piece}-about`),
  }));
}

const summary: GameSummary<Numbers> = { Picture, page, pieces };
export default summary;
