import type { Point } from "./arm.ts";
import { circle, group, path, stroke } from "./svg.ts";

export type Skin = { tone: string; shade: string; line: string };

export const skins = {
  deep: { tone: "#7a4a30", shade: "#673b25", line: "#4b2818" },
  brown: { tone: "#b97a4d", shade: "#a4683d", line: "#74421f" },
  tan: { tone: "#cc8f61", shade: "#b97c4e", line: "#8a5531" },
  amber: { tone: "#d99f74", shade: "#c98a5f", line: "#98603c" },
  honey: { tone: "#d9a273", shade: "#c78e60", line: "#93603a" },
  wheat: { tone: "#dba577", shade: "#c99263", line: "#98643f" },
  fair: { tone: "#f0c6a8", shade: "#e2b193", line: "#b97f60" },
} satisfies Record<string, Skin>;

/** The head of a portrait, centered on the origin: crown at -16, chin at 7, neck down to 12. */
export function head({ tone, shade }: Skin, jaw = 5): string {
  return (
    path("M-3.4 2V10.5Q0 17 3.4 10.5V2Z", tone) +
    path("M-3.4 5.5Q.5 9.5 3.4 5V10.5Q.8 12.5-3.4 8.5Z", shade) +
    path("M-7.3-4.6A1.7 2.2 0 1 0-6.7-.4ZM7.3-4.6A1.7 2.2 0 1 1 6.7-.4Z", shade) +
    path(`M-7.4-6C-7.4-16 7.4-16 7.4-6C7.4 0 ${jaw} 7 0 7S-7.4 0-7.4-6Z`, tone) +
    path(`M5-12C8-9 7.4-6 7.4-6C7.4 0 ${jaw} 7 0 7C5 4 6.2-3 5-12Z`, shade)
  );
}

/** The features of someone at work, eyes lowered; `look` offsets them in the direction of gaze. */
function features(skin: Skin, look: readonly [number, number], mouth: string): string {
  return group(
    { transform: `translate(${look[0]} ${look[1]})` },
    circle(-3.1, -2.7, 0.9, "#1d1512") + circle(3.1, -2.7, 0.9, "#1d1512"),
    stroke("M-4.8-2.9Q-3.2-4.3-1.5-3M4.8-2.9Q3.2-4.3 1.5-3", "#1d1512", 0.7),
    stroke("M-5-5.6Q-3.3-6.7-1.5-5.8M5-5.6Q3.3-6.7 1.5-5.8", "#1d1512", 0.9),
    stroke("M.2-2.5L1.2.5Q.5 1.3-.7 1", skin.line, 0.7),
    mouth,
  );
}

const smile = (color = "#8d4436") => stroke("M-2.3 3.2Q0 5 2.3 3.2", color, 0.9);
export const laugh =
  path("M-2.9 2.7Q0 3.4 2.9 2.7Q1.9 5.6 0 5.6T-2.9 2.7Z", "#8f2f33") +
  path("M-2.1 3.2Q0 3.7 2.1 3.2Q1.6 4.2 0 4.2T-2.1 3.2Z", "#fff");

type Hair = { behind?: string; front: string };

export const short = (color: string): Hair => ({
  front: path(
    "M-7.6-3C-9.5-11-8-15.5-4-16.3C-1-18.5 8-18 8.6-10.5Q8.7-6.5 7.6-3Q7.3-7 6-9.6Q2-9.6-2-11.8Q-4-11-5.8-9.2Q-7.2-7-7.6-3Z",
    color,
  ),
});

export const bearded = (color: string): Hair => ({
  front:
    path(
      "M-7.6-3C-7.5 5-5.5 9.8 0 9.8S7.5 5 7.6-3C6.6 0 5.6 1 3.3 1.3Q0 .5-3.3 1.3C-5.6 1-6.6 0-7.6-3ZM-2.2 3.3Q0 4.1 2.2 3.3Q1.5 4.8 0 4.8T-2.2 3.3Z",
      color,
      { fill_rule: "evenodd" },
    ) + short(color).front,
});

export const bun = (color: string): Hair => ({
  behind: circle(0, -18, 4.6, color),
  front: path("M-7.7-2C-9-13-4.5-16 0-16S9-13 7.7-2C7.2-7 5-10 1-12.2C-4-10-7-7-7.7-2Z", color),
});

export const long = (color: string): Hair => ({
  behind: path("M-9.5 17C-11-12-7-17 0-17S11-12 9.5 17Q0 21-9.5 17Z", color),
  front: path("M-8 4C-10-13-5-16.5 0-16.5S10-13 8 4C8-4 6.5-9 2-12C-4-10-7.5-7-8 4Z", color),
});

export const curly = (color: string): Hair => ({
  front: group(
    { fill: color },
    '<circle cx="-6.5" cy="-10.5" r="3.6"/><circle cx="-2.5" cy="-14" r="4"/><circle cx="3" cy="-14" r="4"/><circle cx="7" cy="-10.5" r="3.6"/><circle cx="-7.5" cy="-6" r="2.2"/><circle cx="7.7" cy="-6" r="2.2"/>',
    '<path d="M-6-14H6V-10Q0-8.5-6-10Z"/>',
  ),
});

/** A dupatta over the hair, its trim in a second color. */
export const dupatta = (color: string, trim: string): Hair => ({
  behind: path("M-11 20C-12-6-11-18 0-18S12-6 11 20Z", color),
  front:
    path("M-7.4-3C-8-12-4-14 0-14S8-12 7.4-3C7-7 4.5-10 0-12.2C-4.5-10-7-7-7.4-3Z", "#25140d") +
    path(
      "M0-18C-11-18-11.5-6-10 4Q-11 12-14 17Q0 24 14 17Q11 12 10 4C11.5-6 11-18 0-18ZM0-13.8C8-13.8 8 0 7.5 6S-6 12-7.5 6C-8 0-8-13.8 0-13.8Z",
      color,
      { fill_rule: "evenodd" },
    ) +
    stroke("M0 12.5C-3 12.5-6 12-7.5 6C-8 0-8-13.8 0-13.8S8 0 7.5 6C6 12 3 12.5 0 12.5", trim, 0.9),
});

export const glasses = group(
  { fill: "none", stroke: "#1b1a24", stroke_width: 0.8 },
  '<circle cx="-3.2" cy="-2.9" r="2.6"/><circle cx="3.2" cy="-2.9" r="2.6"/><path d="M-.6-3.2Q0-3.7 .6-3.2"/>',
);

type Person = {
  at: Point;
  scale: number;
  skin: Skin;
  hair: Hair;
  look?: Point;
  tilt?: number;
  jaw?: number;
  mouth?: string;
  extra?: string;
  body: string;
  before?: string;
};

/** A person with the head centered on `at`; body and arms use the head's units. */
export function person(p: Person): string {
  const [x, y] = p.at;
  return group(
    { transform: `translate(${x} ${y}) scale(${p.scale})` },
    p.hair.behind ?? "",
    p.body,
    group(
      { transform: p.tilt ? `rotate(${p.tilt} 0 10)` : undefined },
      head(p.skin, p.jaw),
      features(p.skin, p.look ?? [0, 0], p.mouth ?? smile()),
      p.hair.front,
      p.extra ? group({ transform: `translate(${p.look ?? "0 0"})` }, p.extra) : "",
    ),
    p.before ?? "",
  );
}

/** Shoulders and trunk down to `hem`, for people seen to the waist or to the knee. */
export const torso = (color: string, hem = 48, flare = 13) =>
  path(`M-${flare} ${hem}C-13 30-17 13-4 10.5Q0 13.5 4 10.5C17 13 13 30 ${flare} ${hem}Z`, color);
