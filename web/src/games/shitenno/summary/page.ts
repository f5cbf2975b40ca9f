// Shitennō on one page: aim, years, prices, points.

import type { GameSummary, Line, Piece, Section, Told } from "../../../lib/summary";
import { TITLES } from "../about";
import Picture from "./Picture.svelte";

/** As `summary.py` of the game writes them. */
interface Numbers {
  players: number;
  kamons: number;
  troops: number;
  koku: number;
  hand: number;
  years: number;
  koku_cards: Record<string, number>;
  daimyo: number;
  shomyo: number;
  provinces: {
    id: string;
    kind: string;
    beside: number;
    positions: number[];
    majority: number;
  }[];
}

const BONUSES = ["exchange", "plus-one", "draw"] as const;

function page({ numbers: n, t }: Told<Numbers>): Section[] {
  const line = (id: string, pictures: string[], args?: Record<string, string | number>): Line => ({
    pictures,
    text: t(`shitenno-summary-${id}`, args),
  });
  const majorities = [...new Set(n.provinces.map((province) => province.majority))];
  return [
    {
      title: t("shitenno-summary-aim"),
      lines: [
        line("aim-points", ["kamon"]),
        line("aim-start", ["card:samurai"], { kamons: n.kamons, hand: n.hand }),
      ],
    },
    {
      title: t("shitenno-summary-even"),
      lines: [
        line("even-cards", ["card:bushi+sohei", "card:2-koku"], { troops: n.troops, koku: n.koku }),
        line("even-lot", ["seal:4"]),
        line("even-ask", ["seal:2"]),
        line("even-two", ["seal:3", "seal:1"]),
        line("even-titles", ["seal:4", "seal:3", "seal:2", "seal:1"]),
      ],
    },
    {
      title: t("shitenno-summary-odd"),
      lines: [
        line("odd-turn", ["kamon", "kamon"]),
        line("odd-place", ["position:5"]),
        line("odd-tile", ["card:exchange"]),
      ],
    },
    {
      title: t("shitenno-summary-pay"),
      lines: [
        line("pay-troops", ["gate"]),
        line("pay-koku", ["koku"]),
        line("pay-split", ["card:samurai+shinobi"]),
      ],
    },
    {
      title: t("shitenno-summary-titles"),
      lines: TITLES.map((title, place) => ({
        pictures: [`seal:${4 - place}`],
        text: t(`shitenno-summary-${title}`, { daimyo: n.daimyo, shomyo: n.shomyo }),
      })),
    },
    {
      title: t("shitenno-summary-tiles"),
      lines: BONUSES.map((bonus) => ({
        pictures: [`card:${bonus}`],
        text: t(`shitenno-summary-${bonus}`),
      })),
    },
    {
      title: t("shitenno-summary-provinces"),
      lines: n.provinces.map((province) => ({
        pictures: [
          ...Array.from({ length: province.beside }, () => province.kind),
          "gate",
          ...province.positions.map((points) => `position:${points}`),
        ],
        text: t(`province-${province.id}`),
      })),
    },
    {
      title: t("shitenno-summary-end"),
      lines: [
        line("end-when", ["kamon"], { years: n.years }),
        line("end-majority", ["gold"], { majority: majorities.join(", ") }),
        line("end-koku", ["koku"]),
      ],
    },
  ];
}

const PIECES = [
  ["kamon", "kamon"],
  ["gold", "gold"],
  ["samurai", "samurai"],
  ["bushi", "bushi"],
  ["sohei", "sohei"],
  ["shinobi", "shinobi"],
  ["double", "card:bushi+sohei"],
  ["koku", "card:2-koku"],
  ["seals", "seal:3"],
  ["title", "seal:4"],
  ["lot", "card:samurai"],
  ["tairo", "seal:4"],
  ["gate", "gate"],
  ["position", "position:5"],
  ["exchange", "card:exchange"],
  ["plus-one", "card:plus-one"],
  ["draw", "card:draw"],
] as const;

function pieces({ t }: Told<Numbers>): Piece[] {
  return PIECES.map(([piece, picture]) => ({
    picture,
    name: t(`shitenno-piece-${piece}`),
    about: t(`shitenno-piece-${piece}-about`),
  }));
}

const summary: GameSummary<Numbers> = { Picture, page, pieces };
export default summary;
