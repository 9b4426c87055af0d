import type { SvgFolder } from "../shapes/svg.ts";
import { doors } from "./doors.ts";
import { keystone } from "./keystone.ts";
import { letter } from "./letter.ts";
import { lit } from "./lit.ts";

/** What stands at the lower edge of a page's last invitation, one for each family of pages. */
export const closings: SvgFolder = {
  folder: "closings",
  viewBox: "0 0 420 300",
  bodies: { doors, keystone, letter, lit },
};
