import { blur, device, shadow } from "../shapes/mockup.ts";
import { gates } from "../shapes/gates.ts";
import { group, inSans, rect } from "../shapes/svg.ts";

type Stage = {
  /** Background gradient, top to bottom. */
  ground: readonly [string, string];
  arches: readonly string[];
  shell: string;
  screen: string;
};

/** A phone before arches, cut off below; `inside` starts at its screen's corner, 200 units wide. */
export const stage = ({ ground, arches, shell, screen }: Stage, inside: string, around: string) =>
  inSans(
    blur,
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>`,
    rect(0, 0, 580, 400, "url(#g)"),
    gates({ x: 290, y: 190, half: 236, rise: 168, depth: 220, foils: 7 }, 38, arches),
    group(
      { transform: "translate(182 34)" },
      device(
        { width: 216, height: 440, radius: 36, bezel: 8, shell, screen },
        inside,
        rect(68, 9, 64, 15, shell, 8),
      ),
    ),
    around,
  );

/** An app's icon, 128 units wide, a little turned. */
export const tile = (x: number, y: number, turn: number, drawing: string) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(.8)` },
    shadow(128, 128, 30, 0.4),
    drawing,
  );
