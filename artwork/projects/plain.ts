import { gates } from "../shapes/gates.ts";
import { rect } from "../shapes/svg.ts";

const light = ["#1f3fae", "#1c62ab", "#0b8a8f", "#f0a51e", "#ffe096"];

/** For a project that has no picture: the brand's own, gates within gates. */
export const plain =
  rect(0, 0, 640, 400, "#14286f") +
  gates({ x: 320, y: 236, half: 200, rise: 176, depth: 180 }, 40, light);
