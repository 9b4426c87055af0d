import type { Skin } from "./figure.ts";
import { circle, group, path, stroke } from "./svg.ts";

export type Point = readonly [x: number, y: number];

/** Hand poses: resting or typing, holding something, pointing, gesturing. */
type Pose = "rests" | "holds" | "points" | "open";

const fingers = (d: string, color: string, width = 1.7) => stroke(d, color, width);

/** Hands with the wrist at the origin, fingers to the right, thumb on top. */
const hands: Record<Pose, (skin: Skin) => string> = {
  rests: ({ tone, line }) =>
    fingers("M1-1.6Q3.4-3.4 5.6-2.8", tone, 1.9) +
    path("M-1-2.3C2-3 5.2-2.6 8-.6Q9.3.6 8 1.4Q6 2.6 3 2.7Q.6 2.9-1 2.3Z", tone) +
    stroke("M5-.9Q7-.4 8.4.6M4.6.6Q6.2.9 7.6 1.6", line, 0.45),
  holds: ({ tone, line }) =>
    path("M-1-2.3C.6-3.6 4.6-3.8 5.6-2.6Q6.6-1.4 6.3.8Q6 3.4 4 3.5Q1 3.6-1 2.3Z", tone) +
    stroke("M3.2-1.3H6.2M3.2.4H6.2M3 2H5.6", line, 0.45) +
    fingers("M1.4-2.2Q3.4-3.4 5-3", tone, 1.8),
  points: ({ tone, line }) =>
    fingers("M3-1.3L9.6-1.9", tone, 1.7) +
    path("M-1-2.3C.6-3.2 4-3.2 5-2.2Q5.8-.8 5.4 1.2Q5 3 3.2 3.1Q.6 3.2-1 2.3Z", tone) +
    stroke("M3-.2H5.4M2.9 1.3H5", line, 0.45),
  open: ({ tone, line }) =>
    path("M-1-2.3Q2.4-3.1 4.8-2.7L5 2.4Q2 3.1-1 2.3Z", tone) +
    fingers("M4-2L8.4-3.6M4.6-.7L9.6-1.2M4.5.6L9.2 1M4 1.8L7.8 3.1M1-1.6L3-5.2", tone, 1.6) +
    stroke("M1.6.9Q2.8.2 3.2-1.2", line, 0.45),
};

type Limb = {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  pose?: Pose;
  /** Degrees the hand bends at the wrist. */
  bend?: number;
  /** Whether a shawl covers the shoulder. */
  shawl?: boolean;
  /** Held object, drawn under the fingers: origin at the wrist, not rotated with the hand. */
  thing?: string;
};

/** A limb that narrows from joint to joint. */
function tapered(points: readonly (readonly [...Point, width: number])[], color: string): string {
  const joints = points.map(([x, y, width]) => circle(round(x), round(y), round(width / 2), color));
  const bones = points.slice(1).map(([x2, y2, w2], i) => {
    const [x1, y1, w1] = points[i] ?? [x2, y2, w2];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [nx, ny] = [(y1 - y2) / length / 2, (x2 - x1) / length / 2];
    const corners = [
      [x1 + nx * w1, y1 + ny * w1],
      [x2 + nx * w2, y2 + ny * w2],
      [x2 - nx * w2, y2 - ny * w2],
      [x1 - nx * w1, y1 - ny * w1],
    ];
    return path(`M${corners.map((corner) => corner.map(round).join(" ")).join("L")}Z`, color);
  });
  return joints.join("") + bones.join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A sleeve bent at the elbow, the wrist that shows below it, and a hand with its fingers. */
export function arm(limb: Limb, sleeve: string, skin: Skin, width = 7.4): string {
  const { shoulder, elbow, hand, pose = "rests", bend = 0, shawl, thing } = limb;
  const reach = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]);
  const cuff = [0, 1].map((i) => {
    const [from, to] = [elbow[i] ?? 0, hand[i] ?? 0];
    return to - ((to - from) / reach) * 3.4;
  });
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI + bend;
  // Keeps the thumb on top when the hand points left.
  const mirror = Math.cos((turn * Math.PI) / 180) < 0 ? " scale(1-1)" : "";
  const transform = `translate(${hand.map(round).join(" ")}) rotate(${round(turn)})${mirror}`;
  return (
    stroke(`M${cuff.map(round).join(" ")}L${hand.map(round).join(" ")}`, skin.tone, 4.4) +
    (thing ? group({ transform: `translate(${hand.map(round).join(" ")})` }, thing) : "") +
    group({ transform }, hands[pose](skin)) +
    tapered(
      [
        // The sleeve begins at the neck, or the shoulder would look like a doll's.
        ...(shawl ? [] : [[shoulder[0] * 0.42, shoulder[1] - 5.4, 2] as const]),
        [...shoulder, width],
        [...elbow, width * 0.88],
        [cuff[0] ?? 0, cuff[1] ?? 0, width * 0.78],
      ],
      sleeve,
    )
  );
}
