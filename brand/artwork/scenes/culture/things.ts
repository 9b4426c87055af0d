import { gate } from "../../shapes/gates.ts";
import { circle, group, move, path, rect, stroke } from "../../shapes/svg.ts";

/** A laptop from behind; the middle of the screen's lower edge is at (x, y). */
export const laptop = (x: number, y: number, lid = "#c9d3ea", mark = "#8ea0cf") =>
  move(
    x,
    y,
    path("M-40-50A6 6 0 0 1-34-56H34A6 6 0 0 1 40-50L43 0H-43Z", lid),
    gate({ x: 0, y: -27, half: 9, rise: 8, depth: 10, foils: 3 }, mark),
    rect(-50, 0, 100, 5, "#94a3c7", 2.5),
  );

/** A chai cup; `steam` is the steam's color. */
export const chai = (x: number, y: number, glass = "#fff8e9", steam?: string) =>
  move(
    x,
    y,
    steam ? stroke("M-3-24Q-8-30-3-36T-3-48M4-24Q-1-30 4-36", steam, 2, { opacity: 0.7 }) : "",
    path("M-9-18H9L7 0H-7Z", glass),
    path("M-8.4-13H8.4L7 0H-7Z", "#c47b3c"),
    rect(-13, 0, 26, 3, glass, 1.5),
  );

/** A cup in a hand, whose wrist is the origin. */
export const cup =
  path("M-9-11H1L-.5 0H-7.5Z", "#fff8e9") + path("M-8.6-7.5H.6L-.5 0H-7.5Z", "#c47b3c");

export const plant = (x: number, y: number, leaf = "#12785f", pot = "#a83b22") =>
  move(
    x,
    y,
    path(
      "M0-24C-6-52-28-58-34-78C-10-76 2-56 0-24ZM0-24C2-62 18-76 26-100C36-70 20-42 0-24ZM0-24C8-44 28-48 38-58C34-36 18-26 0-24Z",
      leaf,
    ),
    path("M-19-26H19L14 4H-14Z", pot),
    rect(-22, -30, 44, 9, pot, 3),
  );

/** A pendant lamp on its cord, with the light it throws. */
export const lamp = (x: number, length: number, shade: string, glow = "#ffe096") =>
  group(
    {},
    stroke(`M${x} 0V${length}`, "#0a1122", 2),
    path(
      `M${x - 96} ${length + 280}L${x - 20} ${length + 22}H${x + 20}L${x + 96} ${length + 280}Z`,
      glow,
      { opacity: 0.12 },
    ),
    circle(x, length + 24, 7, "#fff8e1"),
    path(`M${x - 26} ${length + 24}A26 24 0 0 1 ${x + 26} ${length + 24}Z`, shade),
  );
