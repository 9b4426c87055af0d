// Draws the scene of this folder: node artwork/scenes/draw.ts
import { save } from "../shapes/svg.ts";
import { about } from "./about.ts";

save(import.meta.dirname, "about", "0 0 1240 420", about);
