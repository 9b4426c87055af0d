import { arch } from "../../src/ui/arches/arch.ts";
import { shadow } from "../../artwork/shapes/frames.ts";
import { circle, group, move, path, rect } from "../../artwork/shapes/svg.ts";
import { gateOutline, thirteen } from "../../src/ui/arches/thirteen.ts";
import type { Art } from "./art.ts";

/** What Open Graph and the large Twitter card ask for, in pixels. */
export const size = { width: 1200, height: 630 } as const;

/** A picture laid on the ground; `mask` is an SVG of its size, opaque where it is seen. */
export type Layer = {
  file: string;
  left: number;
  top: number;
  width: number;
  height: number;
  mask?: string;
};

/** What is drawn on the ground, and what is laid on it. */
type Arranged = { behind: string; layers: Layer[] };

/** Where the art of a page stands, beside its words. */
export function arrange(art: Art): Arranged {
  switch (art.kind) {
    case "scene":
      return { behind: halo, layers: [{ file: art.file, ...stage }] };
    case "window":
      return throughAnArch(art.file);
    case "screens":
      return screens(art.files);
    case "people":
      return people(art.files);
    case "icons":
      return icons(art.files);
    case "gates":
      return { behind: gates(), layers: [] };
  }
}

const frames = ["#1f3fae", "#1c62ab", "#0b8a8f", "#f0a51e"];
const light = "#ffe096";
const middle = 900;

/** Gates within gates that stand on the lower edge; what is in the last is the caller's. */
const standing = (fills: readonly string[], outer: number, step: number, springing: number) =>
  fills
    .map((fill, i) => {
      const half = outer - step * i;
      return path(arch(half, half * 0.9, 400, 6), fill, {
        transform: `translate(${middle} ${springing + step * 0.5 * i})`,
      });
    })
    .join("");

/** Where a scene stands, and a gate around it that parts its night from that of the ground. */
const stage = { left: 617, top: 122, width: 566, height: 508 };
const halo = standing(["#2f57d6"], 278, 0, 370);

/** Gates that lead to the light: the ground of what stands in front of them. */
const lit = standing([...frames, light], 286, 46, 330);

function throughAnArch(file: string): Arranged {
  const [outer, step, springing] = [262, 20, 322];
  const half = outer - step * frames.length;
  const box = { left: middle - half - 12, top: 90, width: 2 * half + 24, height: 540 };
  const opening = path(arch(half, half * 0.9, 400, 6), "#000", {
    transform: `translate(${half + 12} ${springing + step * 0.5 * frames.length - box.top})`,
  });
  return {
    behind: standing(frames, outer, step, springing),
    layers: [{ file, ...box, mask: svg(box.width, box.height, opening) }],
  };
}

function screens(files: readonly string[]): Arranged {
  const places =
    files.length === 1
      ? [{ left: 640, top: 184, width: 516 }]
      : [
          { left: 716, top: 84, width: 420 },
          { left: 676, top: 196, width: 440 },
          { left: 616, top: 322, width: 470 },
        ];
  const boxes = places.map((place) => ({ ...place, height: Math.round(place.width / 1.6) }));
  const layers = boxes.map(({ width, height, ...at }, i) => ({
    file: files[files.length - 1 - i] ?? "",
    ...at,
    width,
    height,
    mask: svg(width, height, rect(0, 0, width, height, "#000", 20)),
  }));
  const shadows = boxes.map(({ left: x, top, width, height }) =>
    move(x, top, shadow(width, height, 20, 0.6)),
  );
  return { behind: lit + shadows.join(""), layers };
}

/** The first stands in front of the two others, all at the foot of the gate. */
function people([front = "", ...others]: readonly string[]): Arranged {
  const portrait = (file: string, center: number, width: number): Layer => {
    const height = Math.round(width * 1.1);
    return {
      file,
      left: Math.round(center - width / 2),
      top: size.height - height + 10,
      width,
      height,
    };
  };
  return {
    behind: lit,
    layers: [
      ...others.map((file, i) => portrait(file, middle + (i === 0 ? -184 : 184), 228)),
      portrait(front, middle, 300),
    ],
  };
}

function icons(files: readonly string[]): Arranged {
  const width = 216;
  const places = files.map((_, i) => ({ left: middle - width - 16 + i * (width + 32), top: 282 }));
  return {
    behind:
      lit + places.map(({ left: x, top }) => move(x, top, shadow(width, width, 50, 0.5))).join(""),
    layers: files.map((file, i) => ({
      file,
      ...(places[i] ?? { left: 0, top: 0 }),
      width,
      height: width,
    })),
  };
}

const gates = () =>
  group(
    { transform: "translate(560 -32) scale(1.030)" },
    ...thirteen.map(({ transform, fill }) =>
      path(gateOutline, fill, {
        transform,
        stroke: "#fff",
        stroke_opacity: 0.16,
        stroke_width: 1.5,
      }),
    ),
    circle(350, 372, 20, "#fff8e1"),
  );

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
