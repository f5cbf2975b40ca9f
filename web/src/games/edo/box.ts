import type { GameBox } from "../../lib/boxes";
import { KANJI } from "./title";

const box: GameBox = {
  place: 3,
  tone: "moss",
  strokes: KANJI,
  coming: { title: "Edo", kanji: "江戸" },
};

export default box;
