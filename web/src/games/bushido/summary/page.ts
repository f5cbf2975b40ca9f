// Bushido on one page: aim, turn, roles, combat, honour, provinces.

import type { GameSummary, Line, Piece, Section, Told } from "../../../lib/summary";
import { pairOf, TACTICS } from "../tactics";
import Picture from "./Picture.svelte";

/** As `summary.py` of the game writes them. */
interface Numbers {
  players: number;
  /** Honour, koku and katana by kind. */
  provinces: Record<string, number[]>;
  things: Record<string, number>;
  troops: number;
  elite: number;
  elite_worth: number;
  small_bonus: number;
  large_bonus: number;
  most_honour: number;
  samurai_start: number;
  months: number;
  host_needs: number;
  gift: number;
  rate: number;
  refuses_from: number;
  refusal_guest: number;
  refusal_host: number;
  hatamoto_draw: number;
  plea: number;
  to_arms: number[];
  price_of_honour: number;
  discs_held: number;
  least_loss: number;
  most_loss: number;
  minimum: number;
  thanks: number;
}

type Arguments = Record<string, string | number>;
const KINDS = ["mountain", "rice", "village", "town", "city", "temple", "fortress"] as const;

function page({ numbers: n, options, t }: Told<Numbers>): Section[] {
  const line = (id: string, pictures: string[], args?: Arguments): Line => ({
    pictures,
    text: t(`bushido-summary-${id}`, args),
  });
  const [arms, later] = [n.to_arms[0] ?? 0, n.to_arms.at(-1) ?? 0];
  const bonus = { small: n.small_bonus, large: n.large_bonus };
  const forfeit = options["forfeited_troops"]; // BUS-COMBAT-07
  return [
    {
      title: t("bushido-summary-aim"),
      lines: [
        line("aim-honour", ["honour"], { most: n.most_honour, months: n.months }),
        line("aim-samurai", ["samurai"], { start: n.samurai_start, rate: n.rate }),
        line("aim-track", ["honour"]),
      ],
    },
    {
      title: t("bushido-summary-roles"),
      lines: [
        line("role-daimyo", ["daimyo"]),
        line("role-samurai", ["samurai"]),
        line("role-bushi", ["bushi"]),
        line("role-sensei", ["sensei"]),
        ...(n.players === 5
          ? [line("role-hatamoto", ["hatamoto"], { draw: n.hatamoto_draw })]
          : []),
        ...(n.players === 3 ? [line("role-three", ["sensei"])] : []),
      ],
    },
    {
      title: t("bushido-summary-turn"),
      lines: [
        line("turn-1", ["tile", "disc", "troops"], { discs: n.discs_held }),
        line("turn-2", ["chanoyu"], {
          ...{ needs: n.host_needs, gift: n.gift, rate: n.rate, from: n.refuses_from },
          ...{ guest: n.refusal_guest, host: n.refusal_host },
        }),
        line("turn-3", ["3"], { price: n.price_of_honour }),
        line("turn-5", ["sensei", "ronin", "shinobi"]),
        line("turn-7", ["troops"]),
        line("turn-8", ["1", "2", "3", "duel"]),
        line("turn-10", ["seppuku"], {
          ...{ least: n.least_loss, most: n.most_loss, minimum: n.minimum, thanks: n.thanks },
        }),
        line("turn-11", ["tile"], { first: arms, last: later }),
        line("turn-12", ["kotau"], { plea: n.plea }),
      ],
    },
    {
      title: t("bushido-summary-combat"),
      lines: [
        line("combat-stack", ["1", "2", "3"]),
        line(forfeit === "reserve" ? "combat-none-reserve" : "combat-none", ["troops"]),
        ...TACTICS.slice(0, 3).map((own): Line => {
          const beaten = TACTICS.find((other) => pairOf(own, other).katana > 1) ?? "";
          return line(`combat-${own}`, [own, `>`, beaten]);
        }),
        line("combat-traitor", ["traitor"]),
        line("combat-loss", ["troops"]),
        line("combat-after", ["ambush", "1"]),
        line("combat-duels", ["duel", "duel"]),
        line("combat-battles", ["battle", "battle"]),
      ],
    },
    {
      title: t("bushido-summary-honour"),
      lines: [
        line("honour-samurai", ["samurai"], bonus),
        line("honour-bushi", ["bushi"]),
        line("honour-loser", ["troops"]),
        line("honour-province", ["honour"]),
      ],
    },
    {
      title: t("bushido-summary-land"),
      lines: [
        ...KINDS.map((kind): Line => {
          const [honour, koku, katana] = n.provinces[kind] ?? [];
          const income = katana ? [`katana:${katana}`] : [];
          return {
            pictures: [`honour:${honour ?? 0}`, `koku:${koku ?? 0}`, ...income],
            text: t(`bushido-summary-kind-${kind}`),
          };
        }),
        line("land-koku", ["koku"]),
        line("land-ronin", ["ronin"]),
        ...(options["campaign"] === "on" ? [line("campaign", ["campaign"])] : []),
        ...(options["elite"] === "on"
          ? [line("elite", ["elite"], { elite: n.elite, worth: n.elite_worth })]
          : []),
      ],
    },
  ];
}

const PIECES = [
  ["katana", "3"],
  ["chanoyu", "chanoyu"],
  ["geisha", "geisha"],
  ["shinobi", "shinobi"],
  ["ronin", "ronin"],
  ["seppuku", "seppuku"],
  ["battle", "battle"],
  ["duel", "duel"],
  ["ambush", "ambush"],
  ["traitor", "traitor"],
  ["kotau", "kotau"],
  ["troop", "troops"],
  ["bonus", "bonus"],
  ["campaign", "campaign"],
  ["elite", "elite"],
  ["screen", "reserve"],
] as const;

function pieces({ numbers: n, options, t }: Told<Numbers>): Piece[] {
  const katana = ["1", "2", "3"].map((one) => n.things[one] ?? 0);
  const [one = 0, two = 0, three = 0] = katana;
  const left = (piece: string): boolean => !["campaign", "elite"].includes(piece);
  return PIECES.filter(([piece]) => left(piece) || options[piece] === "on").map(
    ([piece, picture]) => ({
      picture,
      name: t(`bushido-piece-${piece}`),
      about: t(`bushido-piece-${piece}-about`, {
        ...{ number: n.things[piece] ?? 0, one, two, three, troops: n.troops },
        ...{ small: n.small_bonus, large: n.large_bonus, elite: n.elite, worth: n.elite_worth },
      }),
    }),
  );
}

const summary: GameSummary<Numbers> = { Picture, page, pieces };
export default summary;
