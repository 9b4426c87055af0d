import { tallApps, wideApps } from "./apps/all.ts";
import { invitations } from "./invitations/all.ts";
import { people, portraits } from "./portraits/all.ts";
import { about } from "./scenes/about.ts";
import { culture, wall } from "./scenes/culture/all.ts";
import { services, wideServices } from "./scenes/services/all.ts";
import { technologies } from "./scenes/technologies/all.ts";
import { outlined } from "./shapes/outlines.ts";
import { standalone, type SvgFolder } from "./shapes/svg.ts";
import { status } from "./status/all.ts";

const scenes: SvgFolder = { folder: "scenes", viewBox: "0 0 1240 420", bodies: { about } };

const folders = [
  tallApps,
  wideApps,
  invitations,
  people,
  portraits,
  status,
  scenes,
  culture,
  wall,
  services,
  ...wideServices,
  technologies,
];

/** Every SVG that pages use directly: path relative to the project, and content. */
export const svgFiles: ReadonlyMap<string, string> = new Map(
  folders.flatMap(({ folder, viewBox, bodies }) =>
    Object.entries(bodies).map(
      ([name, body]) =>
        [`brand/assets/${folder}/${name}.svg`, standalone(viewBox, outlined(body))] as const,
    ),
  ),
);
