// Draws the portals of this folder: node artwork/portals/draw.ts
import { save } from "../shapes/svg.ts";
import { applicationArrived, messageArrived } from "./arrived.ts";
import { closed } from "./closed.ts";
import { notFound } from "./not-found.ts";

const box = "0 0 560 480";

save(import.meta.dirname, "not-found", box, notFound);
save(import.meta.dirname, "closed", box, closed);
save(import.meta.dirname, "message-arrived", box, messageArrived);
save(import.meta.dirname, "application-arrived", box, applicationArrived);
