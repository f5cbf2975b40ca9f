import type { GameBox } from "../../lib/boxes";
import { KANJI } from "./title";

const box: GameBox = {
  place: 2,
  tone: "ai",
  strokes: KANJI,
};

export default box;
