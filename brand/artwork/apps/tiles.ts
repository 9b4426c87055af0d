import { arch } from "../../components/arch.ts";
import { circle, group, path, rect, stroke } from "../shapes/svg.ts";

const tile = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
  rect(0, 0, 128, 128, `url(#${id})`, 30);

/** A tall glass, mint and lime; the ice is a keyhole in the arch's shape. */
export const mojitoTile =
  tile("m", "#19b48c", "#066a70") +
  circle(64, 70, 50, "#fff", { opacity: 0.08 }) +
  circle(64, 70, 38, "#fff", { opacity: 0.08 }) +
  stroke("M74 60L90 14H104", "#f7bd4b", 5) +
  path("M33 40H95L87 108A8 8 0 0 1 79 115H49A8 8 0 0 1 41 108Z", "#eafff6", { opacity: 0.35 }) +
  path("M35.3 58H92.7L87 107A8 8 0 0 1 79 114H49A8 8 0 0 1 41 107Z", "#d9f56b") +
  path("M35.3 58Q46 50 58 58T80 58T92.7 58L91.5 68H36.5Z", "#f1ffb8") +
  group(
    { transform: "translate(64 88)" },
    path(arch(15, 14, 16, 4), "#066a70"),
    path("M-5 1A5 5 0 1 1 5 1A5 5 0 0 1 2.6 5L4.5 11H-4.5L-2.6 5A5 5 0 0 1-5 1Z", "#fff8e1"),
  ) +
  stroke("M33 40H95", "#fff", 4) +
  circle(35, 42, 17, "#8fd14f") +
  circle(35, 42, 12.5, "#f1ffb8") +
  stroke("M35 31V53M25.5 36.5L44.5 47.5M44.5 36.5L25.5 47.5", "#8fd14f", 2.5) +
  path(
    "M56 38C48 30 50 18 62 12C70 22 68 32 60 39ZM64 38C62 28 70 20 82 22C82 32 76 38 66 40Z",
    "#0a8a4a",
  ) +
  stroke("M58 36L61 20M66 38L76 27", "#57d68d", 1.8);

/** A picture that is half drawn, half still noise, under a star of light. */
export function painterTile(): string {
  const noise = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 4 }, (_, col) => {
      const fill = ["#8ea8ff", "#f08a6c", "#ffe096", "#4fd1cf", "#c9b8ff"][
        (row * 2 + col * 3 + row * col) % 5
      ];
      return `<path d="M${64 + col * 10} ${40 + row * 10}h8.5v8.5h-8.5Z" fill="${fill}" opacity="${(1 - col * 0.2).toFixed(1)}"/>`;
    }).join(""),
  ).join("");
  return (
    tile("i", "#5a3fc0", "#1b1f5e") +
    rect(22, 32, 84, 76, "#fff8e1", 16, { opacity: 0.14 }) +
    `<clipPath id="p"><path d="M40 36H64V108H40A14 14 0 0 1 26 94V50A14 14 0 0 1 40 36Z"/></clipPath>` +
    group(
      { clip_path: "url(#p)" },
      rect(20, 30, 60, 80, "#f9bd5c"),
      circle(56, 62, 16, "#fff8e1"),
      path("M20 96L40 72L56 90L70 78V110H20Z", "#a83b22"),
      path("M20 110V100Q44 90 70 104V110Z", "#5f2145"),
      group({ transform: "translate(44 92)" }, path(arch(8, 8, 20, 3), "#ffe096")),
    ) +
    noise +
    stroke("M64 30V112", "#fff", 3) +
    path(
      "M96 10C98 22 102 26 114 28C102 30 98 34 96 46C94 34 90 30 78 28C90 26 94 22 96 10Z",
      "#ffe096",
    ) +
    path(
      "M70 14C71 19 73 21 78 22C73 23 71 25 70 30C69 25 67 23 62 22C67 21 69 19 70 14Z",
      "#fff8e1",
    )
  );
}
