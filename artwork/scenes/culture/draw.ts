// Draws the four scenes of people at work: node artwork/scenes/culture/draw.ts
import { save } from "../../shapes/svg.ts";
import { chaiBreak } from "./chai-break.ts";
import { roofTerrace } from "./roof-terrace.ts";
import { sketchWall } from "./sketch-wall.ts";
import { studioTable } from "./studio-table.ts";

const scenes = {
  "studio-table": studioTable,
  "roof-terrace": roofTerrace,
  "sketch-wall": sketchWall,
  "chai-break": chaiBreak,
};

for (const [name, scene] of Object.entries(scenes))
  save(import.meta.dirname, name, "0 0 560 420", scene);
