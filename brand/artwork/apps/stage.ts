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

/** A tall picture of a phone before arches, cut off below; `inside` starts at its screen's corner, 200 units wide. */
export const stage = ({ ground, arches, shell, screen }: Stage, inside: string, around: string) =>
  inSans(
    blur,
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>`,
    rect(0, 0, 620, 680, "url(#g)"),
    gates({ x: 310, y: 320, half: 296, rise: 250, depth: 380, foils: 7 }, 46, arches),
    group(
      { transform: "translate(148 62) scale(1.5)" },
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
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(1.05)` },
    shadow(128, 128, 30, 0.4),
    drawing,
  );
