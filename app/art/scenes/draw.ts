// Draws the about and not-found scenes: node app/art/scenes/draw.ts
import { save } from "../svg.ts";
import { about } from "./about.ts";
import { notFound } from "./not-found.ts";

save(import.meta.dirname, "about", "0 0 1240 420", about);
save(import.meta.dirname, "not-found", "0 0 560 480", notFound);
