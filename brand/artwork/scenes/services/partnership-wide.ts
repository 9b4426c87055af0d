import { arch } from "../../../components/arch.ts";
import { abroad } from "../../portraits/leads-abroad.ts";
import { lahore } from "../../portraits/leads-lahore.ts";
import { star } from "../../shapes/gates.ts";
import { blurAround } from "../../shapes/mockup.ts";
import { group, inSans, path, rect } from "../../shapes/svg.ts";
import { gateway, personAt } from "./professional-partnership.ts";

const team = [...Object.values(lahore), ...Object.values(abroad)].slice(0, 6);
/** Three windows on each side of the gateway. */
const places = [92, 252, 412, 1028, 1188, 1348];

const merlon = arch(15, 13, 20, 3);
const merlons = Array.from({ length: 37 }, (_, i) =>
  path(merlon, "#16307f", { transform: `translate(${i * 40} 132)` }),
);

const windows = places.map((x, i) => {
  const person = team[i];
  return person ? personAt(`w${i}`, `translate(${x} 268) scale(2.75)`, person) : "";
});

const stars = [12, 172, 332, 1108, 1268, 1428].map((x) =>
  path(star(9), "#4fd1cf", { transform: `translate(${x} 192)` }),
);

/** The gateway in a wall, with a colleague at every window. */
export const partnershipWide = inSans(
  blurAround,
  ...merlons,
  rect(0, 150, 1440, 230, "#16307f"),
  rect(0, 164, 1440, 5, "#2b4fc4"),
  rect(0, 345, 1440, 35, "#14286f"),
  ...stars,
  ...windows,
  group({ transform: "translate(499 14) scale(.79)" }, gateway),
);
