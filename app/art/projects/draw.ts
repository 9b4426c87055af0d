// Draws the three project pictures: node app/art/projects/draw.ts
import { save } from "../svg.ts";
import { cyberGuardians } from "./cyber-guardians.ts";
import { iamadesigner } from "./iamadesigner.ts";
import { takenote } from "./takenote.ts";

const projects = { "cyber-guardians": cyberGuardians, takenote, iamadesigner };
for (const [name, picture] of Object.entries(projects))
  save(import.meta.dirname, name, "0 0 640 400", picture);
