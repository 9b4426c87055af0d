import type { SvgFolder } from "../../shapes/svg.ts";
import { chaiBreak } from "./chai-break.ts";
import { roofTerrace } from "./roof-terrace.ts";
import { sketchWall } from "./sketch-wall.ts";
import { studioTable } from "./studio-table.ts";

/** People at work. */
export const culture: SvgFolder = {
  folder: "scenes/culture",
  viewBox: "0 0 560 420",
  bodies: {
    "studio-table": studioTable,
    "roof-terrace": roofTerrace,
    "chai-break": chaiBreak,
  },
};

/** A wide scene. */
export const wall: SvgFolder = {
  folder: "scenes/culture",
  viewBox: "-120 0 800 420",
  bodies: { "sketch-wall": sketchWall },
};
