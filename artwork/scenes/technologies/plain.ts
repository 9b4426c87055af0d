import { arch } from "../../../src/ui/arches/arch.ts";
import { el, path } from "../../shapes/svg.ts";

const inner = [
  { fill: "#1f3fae", scale: 0.86 },
  { fill: "#1c62ab", scale: 0.7 },
  { fill: "#0b8a8f", scale: 0.54 },
  { fill: "#f0a51e", scale: 0.38 },
  { fill: "#ffe096", scale: 0.22 },
];

/** Gates alone, for a technology that has no scene. */
export const plain =
  el("path", { id: "a", fill: "#14286f", d: arch(270, 215, 270, 6) }) +
  inner
    .map(({ fill, scale }) =>
      path(arch(270 * scale, 215 * scale, 270, 6), fill, {
        transform: `translate(0 ${Math.round(60 * (1 - scale))})`,
      }),
    )
    .join("");
