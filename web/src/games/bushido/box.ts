import type { GameBox } from "../../lib/boxes";
import { KANJI } from "./title";

const box: GameBox = {
  place: 4,
  tone: "gold",
  strokes: KANJI,
  coming: { title: "Bushido", kanji: "武士道" },
};

export default box;
