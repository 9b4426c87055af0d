import { gate } from "../shapes/gates.ts";
import { circle, group, path, rect, stroke } from "../shapes/svg.ts";
import { gateway } from "./gateway.ts";

/** Courses of brick in slightly different colors. */
function bricks(): string {
  const fills = ["#a83b22", "#b4472c", "#9c341c", "#bf5638", "#a83b22"];
  const laid: string[] = [];
  for (let row = 0; row < 13; row++)
    for (let col = 0; col < 8; col++) {
      if (row === 6 && col === 3) continue;
      const x = 112 + col * 46 - (row % 2) * 23;
      laid.push(
        `<path d="M${x} ${86 + row * 28}h43v25h-43Z" fill="${fills[(row * 7 + col * 3) % 5]}"/>`,
      );
    }
  return laid.join("");
}

/** The gap of a missing brick, with light behind it. */
const hole =
  rect(247, 251, 49, 31, "#5f1d0c") +
  rect(250, 254, 43, 25, "#ffe096") +
  gate({ x: 271.5, y: 269, half: 9, rise: 8, depth: 10, foils: 3 }, "#fff8e1");

const glow =
  '<radialGradient id="l"><stop stop-color="#ffe096" stop-opacity=".75"/><stop offset="1" stop-color="#ffe096" stop-opacity="0"/></radialGradient>' +
  circle(271, 266, 120, "url(#l)") +
  path("M250 279L196 448H372L293 279Z", "#ffe096", { opacity: 0.2 });

/** A trowel and the brick that is left over. */
const tools =
  group(
    { transform: "translate(396 462) rotate(-8)" },
    rect(0, -22, 46, 24, "#bf5638", 2),
    rect(0, -22, 46, 7, "#d0775b", 2),
  ) +
  path("M150 464L182 448L196 464Z", "#c9d3ea") +
  stroke("M184 454L198 446", "#94a3c7", 4) +
  stroke("M198 446L220 440", "#f0a51e", 8);

export const notFound =
  gateway(rect(110, 60, 340, 400, "#6e2615") + bricks() + hole + glow) + tools;
