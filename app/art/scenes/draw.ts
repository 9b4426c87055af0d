// Draws the scenes of this folder: node app/art/scenes/draw.ts
import { save } from "../svg.ts";
import { about } from "./about.ts";
import { applicationArrived, messageArrived } from "./arrived.ts";
import { closed } from "./closed.ts";
import { notFound } from "./not-found.ts";

const portalBox = "0 0 560 480";

save(import.meta.dirname, "about", "0 0 1240 420", about);
save(import.meta.dirname, "not-found", portalBox, notFound);
save(import.meta.dirname, "closed", portalBox, closed);
save(import.meta.dirname, "message-arrived", portalBox, messageArrived);
save(import.meta.dirname, "application-arrived", portalBox, applicationArrived);
