import type { GameBox } from "../../lib/boxes";
import { KANJI } from "./title";

const box: GameBox = {
  place: 1,
  tone: "shu",
  strokes: KANJI,
};

export default box;
