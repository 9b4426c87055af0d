// Draws the scene of this folder: node app/art/scenes/draw.ts
import { save } from "../svg.ts";
import { about } from "./about.ts";

save(import.meta.dirname, "about", "0 0 1240 420", about);
