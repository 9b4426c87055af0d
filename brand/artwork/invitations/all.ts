import type { SvgFolder } from "../shapes/svg.ts";
import { doors } from "./doors.ts";
import { keystone } from "./keystone.ts";
import { letter } from "./letter.ts";
import { lit } from "./lit.ts";
import { foundation, half } from "./stages.ts";

/** Illustrations of the invitation at the foot of a page, one for each group of pages. */
export const invitations: SvgFolder = {
  folder: "invitations",
  viewBox: "0 0 420 300",
  bodies: { doors, foundation, half, keystone, letter, lit },
};
