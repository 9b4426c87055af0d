import type { SvgFolder } from "../shapes/svg.ts";
import { applicationArrived, messageArrived } from "./arrived.ts";
import { closed } from "./closed.ts";
import { notFound } from "./not-found.ts";

/** The illustrations of pages that say how something ended. */
export const status: SvgFolder = {
  folder: "status",
  viewBox: "0 0 560 480",
  bodies: {
    "not-found": notFound,
    closed,
    "message-arrived": messageArrived,
    "application-arrived": applicationArrived,
  },
};
