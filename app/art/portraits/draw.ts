// Draws the eight portraits: node app/art/portraits/draw.ts
import { arch } from "../arch.ts";
import { circle, ellipse, group, path, save, stroke } from "../svg.ts";

type Skin = { tone: string; shade: string; line: string; lips: string };
type Portrait = {
  gate: string;
  light: string;
  behind?: string;
  clothes: string;
  skin: Skin;
  jaw?: number;
  eyes: string;
  brows: string;
  browWidth?: number;
  mouth: string;
  front: string;
};

const ink = "#1b1a24";

/** Half the face in shade, from the brow to the chin: the one modelling these portraits have. */
function head({ tone, shade }: Skin, jaw: number): string {
  const chin = 7;
  return (
    path("M-3.4 2V10.5Q0 17 3.4 10.5V2Z", tone) +
    path("M-3.4 5.5Q.5 9.5 3.4 5V10.5Q.8 12.5-3.4 8.5Z", shade) +
    path("M-7.3-4.6A1.7 2.2 0 1 0-6.7-.4ZM7.3-4.6A1.7 2.2 0 1 1 6.7-.4Z", shade) +
    path(`M-7.4-6C-7.4-16 7.4-16 7.4-6C7.4 0 ${jaw} ${chin} 0 ${chin}S-7.4 0-7.4-6Z`, tone) +
    path(`M5-12C8-9 7.4-6 7.4-6C7.4 0 ${jaw} ${chin} 0 ${chin}C5 4 6.2-3 5-12Z`, shade)
  );
}

function features({ skin, eyes, brows, browWidth = 0.9, mouth }: Portrait): string {
  return (
    group(
      { fill: eyes },
      '<circle cx="-3.1" cy="-3" r="1"/><circle cx="3.1" cy="-3" r="1"/>',
    ) +
    stroke("M-4.8-3.2Q-3.2-4.8-1.5-3.3M4.8-3.2Q3.2-4.8 1.5-3.3", eyes, 0.6) +
    stroke("M-5.1-5.9Q-3.3-7.1-1.4-6.1M5.1-5.9Q3.3-7.1 1.4-6.1", brows, browWidth) +
    stroke("M.2-2.5L1.2 .5Q.5 1.3-.7 1", skin.line, 0.7) +
    mouth
  );
}

const smile = (color: string) => stroke("M-2.3 3.2Q0 5 2.3 3.2", color, 0.8);
const lips = (color: string) =>
  path("M-2.8 2.6Q-1 2.5 0 3.1Q1 2.5 2.8 2.6Q0 6-2.8 2.6Z", color);
/** A smile that shows teeth, between lips. */
const laugh = (color: string) =>
  path("M-2.9 2.7Q0 3.4 2.9 2.7Q1.9 5.6 0 5.6T-2.9 2.7Z", color) +
  path("M-2.1 3.2Q0 3.7 2.1 3.2Q1.6 4.2 0 4.2T-2.1 3.2Z", "#fff");

const shoulders = (color: string) =>
  path("M-19 27C-19 16-15 12.5-4 10.5Q0 13.5 4 10.5C15 12.5 19 16 19 27Z", color);

function bust(p: Portrait): string {
  return (
    `<clipPath id="a"><path id="b" d="${arch(22, 20, 26, 4)}"/></clipPath>` +
    `<use href="#b" fill="${p.gate}"/>` +
    group(
      { clip_path: "url(#a)" },
      `<use href="#b" transform="translate(0 5) scale(.78)" fill="${p.light}"/>`,
      p.behind ?? "",
      p.clothes,
      head(p.skin, p.jaw ?? 5),
      features(p),
      p.front,
    )
  );
}

const amara: Portrait = {
  gate: "#f0a51e",
  light: "#ffdf94",
  behind: path(
    "M-6-11C-10-12.5-9-18.5-4.8-18.4C-4-22 4-22 4.8-18.4C9-18.5 10-12.5 6-11Z",
    "#221714",
  ),
  skin: { tone: "#7a4a30", shade: "#673b25", line: "#4b2818", lips: "#9c3f3a" },
  clothes:
    shoulders("#0b8a8f") +
    path("M-6.5 11.2L0 19.5L6.5 11.2L3.4 10.3V11Q0 14-3.4 11V10.3Z", "#7a4a30") +
    stroke("M-6.7 11.2L0 19.7L6.7 11.2", "#066a70", 1.1),
  eyes: "#1d100b",
  brows: "#1d100b",
  mouth: laugh("#8f2f33"),
  front:
    path("M-7.6-4C-8.4-14.5-3.5-15.5 0-15.5S8.4-14.5 7.6-4C6.5-8.5 4.5-11.6 0-11.6S-6.5-8.5-7.6-4Z", "#221714") +
    path("M-7.7-9.5Q0-16.5 7.7-9.5L6.9-13.2Q0-18.8-6.9-13.2Z", "#a83b22") +
    stroke("M-4.9-13.2L-3.2-14.9L-1.5-14.3L0-15.7L1.5-14.3L3.2-14.9L4.9-13.2", "#ffdf94", 0.7) +
    group(
      { fill: "none", stroke: "#ffe096", stroke_width: 0.8 },
      '<circle cx="-8" cy="1.8" r="1.9"/><circle cx="8" cy="1.8" r="1.9"/>',
    ),
};

const daniel: Portrait = {
  gate: "#8fa6f2",
  light: "#d5deff",
  skin: { tone: "#f0c6a8", shade: "#e2b193", line: "#b97f60", lips: "#b8664f" },
  clothes:
    shoulders("#14286f") +
    path("M-5.5 11L-3.5 9.8L0 13.5L3.5 9.8L5.5 11L2.5 18L0 26L-2.5 18Z", "#fff") +
    path("M-1.7 11.8L0 13.5L1.7 11.8L.9 16H-.9Z", "#f0c6a8") +
    path("M-5.4 10.6L-9.5 14L-7 16.5L-8.2 18L0 27L-4 18ZM5.4 10.6L9.5 14L7 16.5L8.2 18L0 27L4 18Z", "#1f3fae"),
  jaw: 6,
  eyes: "#3d5872",
  brows: "#8d929c",
  browWidth: 1.1,
  mouth: smile("#a9583f"),
  front:
    path(
      "M-7.7-3.5C-9.5-12-8-16.5-2-17C3-18.5 9.5-16.5 8.3-8Q8.2-5.5 7.7-3.5Q7.2-8 5.8-10.3Q0-9.8-3.6-12.4Q-6.8-9.5-7.7-3.5Z",
      "#b9bec8",
    ) +
    path("M8.3-8Q8.2-5.5 7.7-3.5Q7.2-8 5.8-10.3Q1-10-2.5-11.8Q4-11.6 7.3-14Q8.7-11.5 8.3-8Z", "#9ba1ad") +
    stroke("M-5.2 2.3Q-4.5 4.3-3.7 4.9M5.2 2.3Q4.5 4.3 3.7 4.9M-2.3-8.6Q0-9 2.3-8.6M-6.4-2.6L-5.8-1.9", "#d29b7d", 0.5),
};

const sana: Portrait = {
  gate: "#a83b22",
  light: "#f3b49e",
  behind: path("M-13 27C-13 8-12.5-17 0-17.5S13 8 13 27Z", "#066a70"),
  skin: { tone: "#d99f74", shade: "#c98a5f", line: "#98603c", lips: "#b03a3c" },
  clothes:
    shoulders("#f7efdd") +
    path("M-3.4 10.5L0 16L3.4 10.5Q0 13.5-3.4 10.5Z", "#d99f74"),
  jaw: 4.4,
  eyes: "#25140d",
  brows: "#25140d",
  mouth: lips("#b03a3c"),
  front:
    path("M-7.6-2C-8.5-13-4-14.5 0-14.5S8.5-13 7.6-2C7-7 4.5-10 .4-12.5C-4.5-10-7-7-7.6-2Z", "#25140d") +
    path(
      "M0-18.5C-11-18.5-11.5-7-10.5 2C-10 7-13 11-19 15V27H-3C-8 20-7.5 13-7.7 6C-8-1-10.5-14 0-14S8 0 7.7 6C7.5 11 2 15-8 17L-6 27H20C20 18 12 12 10.6 2C11.5-7 11-18.5 0-18.5Z",
      "#0b8a8f",
    ) +
    path("M-8 17C2 15 7.5 11 7.7 6L10.6 2C11 6 12.5 9 15 12C8 18 0 20-7.4 20.5Z", "#066a70") +
    stroke("M-6.9 16.6C-7.6 13-7.6 9-7.7 6C-8-1-10.5-14 0-14S8 0 7.7 6C7.5 11 2 15-8 17", "#f7bd4b", 0.9) +
    circle(1.9, 0.2, 0.35, "#fff8e1"),
};

const lukas: Portrait = {
  gate: "#3f62cf",
  light: "#bccbff",
  skin: { tone: "#f3c9a9", shade: "#e5b592", line: "#b97c58", lips: "#b05a4a" },
  clothes: shoulders("#232a3f"),
  jaw: 6,
  eyes: "#2a4a44",
  brows: "#7a431f",
  browWidth: 1.1,
  mouth: "",
  front:
    path("M-4.6 8.2Q0 10.5 4.6 8.2L5.6 12.6Q0 15.8-5.6 12.6Z", "#3b4668") +
    path(
      "M-7.7-3C-7.5 5-5.5 9.8 0 9.8S7.5 5 7.7-3C6.6 0 5.6 1 3.3 1.2Q0 .4-3.3 1.2C-5.6 1-6.6 0-7.7-3Z",
      "#8f4f26",
    ) +
    path("M7.7-3C7.5 5 5.5 9.8 0 9.8C4.5 8 5.6 4 5.8 .3Q7-1 7.7-3Z", "#78401d") +
    path("M-2.2 3.2Q0 4 2.2 3.2Q1.5 5 0 5T-2.2 3.2Z", "#fff") +
    path(
      "M-7.7-3C-9-9-9-13-6-14.5C-5-18 5-19.5 7.5-14.5C9-12 8.4-7 7.7-3L7-8Q5.5-9.5 5.3-11.5Q-1-10-4.5-12Q-6-11-6.8-8Z",
      "#8f4f26",
    ) +
    path("M-5-15C-4-18.5 6-19.5 7.5-14C4-12.5-2-13-5-15Z", "#a9622f") +
    group(
      { fill: "#fff", fill_opacity: 0.22, stroke: ink, stroke_width: 0.75 },
      '<circle cx="-3.3" cy="-2.9" r="2.7"/><circle cx="3.3" cy="-2.9" r="2.7"/>',
    ) +
    stroke("M-.6-3.2Q0-3.7 .6-3.2M-6-3.3L-7.3-3.7M6-3.3L7.3-3.7", ink, 0.75),
};

const meiLin: Portrait = {
  gate: "#4fb3ae",
  light: "#d5f1ee",
  behind: path("M-10.5 6.5C-11-14-7-17.5 0-17.5S11-14 10.5 6.5Q6 8.5 0 7.5T-10.5 6.5Z", "#12131c"),
  skin: { tone: "#f6d2b0", shade: "#e9bd97", line: "#bb8560", lips: "#c2443f" },
  clothes:
    shoulders("#a83b22") +
    path("M-4.5 10.5L-3.4 10L0 12.5L3.4 10L4.5 10.5L0 24Z", "#fff8e9") +
    path("M-3 10.7Q0 13.5 3 10.7L0 15.5Z", "#f6d2b0") +
    path("M-4.8 10.2L-8.5 14.5L-6 16L0 27L0 23ZM4.8 10.2L8.5 14.5L6 16L0 27L0 23Z", "#8a2d18"),
  jaw: 4.6,
  eyes: "#14131a",
  brows: "#2a2226",
  browWidth: 0.7,
  mouth: lips("#c2443f"),
  front:
    path(
      "M-10.5 6.5C-11-14-7-17.5 0-17.5S11-14 10.5 6.5Q8.5 7.3 6.3 6.5C8-1 7.6-4 6.8-7.4Q3-6.8-1.5-7.2T-6.8-7.4C-7.6-4-8 0-6.3 6.5Q-8.5 7.3-10.5 6.5Z",
      "#1a1b28",
    ) +
    stroke("M-6-15Q-9.5-12-9-3M3-15.8Q8.5-14 9-6", "#3a3d57", 0.8),
};

const harpreet: Portrait = {
  gate: "#1f3fae",
  light: "#9fb4f7",
  skin: { tone: "#b97a4d", shade: "#a4683d", line: "#74421f", lips: "#8d4436" },
  clothes:
    shoulders("#3a4256") +
    path("M-5.5 11L-3.5 10L0 13.5L3.5 10L5.5 11L0 27Z", "#fff") +
    path("M-1.3 14L0 13.2L1.3 14L2 21L0 27L-2 21Z", "#f0a51e") +
    path("M-5.4 10.6L-9.3 15L-6.8 16.8L0 27L-3.5 17ZM5.4 10.6L9.3 15L6.8 16.8L0 27L3.5 17Z", "#2c3345"),
  jaw: 6,
  eyes: "#20130c",
  brows: "#2a211d",
  browWidth: 1.2,
  mouth: "",
  front:
    path(
      "M-7.8-5C-8.2 4-6.5 12.8 0 12.8S8.2 4 7.8-5C6.8-1 5.5 1 3.2 1.3Q0 .5-3.2 1.3C-5.5 1-6.8-1-7.8-5Z",
      "#2a2423",
    ) +
    path("M-1.8 5.5Q0 4.6 1.8 5.5Q2.8 9.5 0 12.5Q-2.8 9.5-1.8 5.5Z", "#6d6664") +
    path("M-2 3.5Q0 4.3 2 3.5Q1.2 4.9 0 4.9T-2 3.5Z", "#8d4436") +
    path(
      "M-8.4-4.5C-11.5-10-9.5-18.5-1-19.6C8-20.4 11.5-11 8.4-4.5C7.5-8 4-10.5 0-12.5C-4-10.5-7.5-8-8.4-4.5Z",
      "#e0562b",
    ) +
    path("M0-12.5C4-10.5 7.5-8 8.4-4.5C11-10 9.5-17 3.5-19C7-16 4-13.5 0-12.5Z", "#c2431d") +
    stroke("M0-12.5C-4.5-14.5-8-13-9.3-9.5M-.6-13.5C-3-17-7-17.5-8.3-14.5M.5-13.2C4-15 8-14.5 9.5-10.5M1-14.5C3-18.5 5-18.5 7-17", "#a5350f", 0.6) +
    path("M-2.7-10.9L0-12.5L2.7-10.9L0-9.6Z", "#14286f"),
};

const curls = [
  [-9, -10.5, 4.6], [-4, -14.4, 4.6], [3, -14.8, 4.6], [9, -11, 4.6], [-11.5, -4, 4.8], [11.5, -5, 4.8],
  [-11.8, 3, 4.6], [12, 2.5, 4.6], [-10, 9, 4], [10.2, 8.8, 4],
] as const;

const isabela: Portrait = {
  gate: "#f08a6c",
  light: "#ffd9c9",
  behind:
    path("M-11-12H11V12H-11Z", "#4a2516") +
    group({ fill: "#4a2516" }, ...curls.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)),
  skin: { tone: "#c68555", shade: "#b37245", line: "#834c28", lips: "#b02f3c" },
  clothes:
    path("M-19 27C-19 16-15 12.5-4 10.5Q0 13.5 4 10.5C15 12.5 19 16 19 27Z", "#c68555") +
    path("M-19 27C-19 18-17 15-12 13.5Q-9 20 0 20T12 13.5C17 15 19 18 19 27Z", "#1f3fae") +
    stroke("M-3.4 12.5L0 16L3.4 12.5", "#f7bd4b", 0.6) +
    circle(0, 16.5, 0.9, "#f7bd4b"),
  jaw: 4.8,
  eyes: "#2a150b",
  brows: "#38190d",
  mouth: laugh("#b02f3c"),
  front:
    path("M-9.6 2C-10-13-4-15.5 0-15.5S10-13 9.6 2Q7.4 1 7.4-2C7.2-6 6.5-8.5 3.5-9.5C2-8.8 .5-10-.8-11C-2.5-8.8-4.8-9.5-5.5-7.8C-7-7-7.3-5-7.4-2Q-7.4 1-9.6 2Z", "#4a2516") +
    stroke("M-8-13Q-6-17-2.5-16M2-12Q6-13 6.5-16M10-12Q13.5-11 12-8M-12-8Q-14.5-5-12-2.5M11 1Q14 3 12.5 6M-11 7Q-13 10-10 11", "#74402a", 0.8) +
    path("M-8 0L-6.6 3.5L-8 5.5L-9.4 3.5ZM8 0L9.4 3.5L8 5.5L6.6 3.5Z", "#f7bd4b"),
};

const omar: Portrait = {
  gate: "#066a70",
  light: "#f7bd4b",
  skin: { tone: "#d9a273", shade: "#c78e60", line: "#93603a", lips: "#a3503f" },
  clothes:
    shoulders("#5f6b3c") +
    path("M-5.5 10.8L-3.5 9.6L0 13L3.5 9.6L5.5 10.8L1 27H-1Z", "#fff8e9") +
    path("M-2.9 10.7L0 13.3L2.9 10.7L0 18.5Z", "#d9a273") +
    path("M-5.4 10.4L-8.5 15L-1 27H-6L-12 13ZM5.4 10.4L8.5 15L1 27H6L12 13Z", "#4c5630"),
  jaw: 5.8,
  eyes: "#20150f",
  brows: "#231a17",
  browWidth: 1.3,
  mouth: stroke("M-1.9 4.3Q0 5.3 1.9 4.3", "#a3503f", 0.9),
  front:
    path("M-7.5-3C-7.4 0-5.5 7 0 7S7.4 0 7.5-3Q6 3.3 3.5 3.6T0 5.8T-3.5 3.6T-7.5-3Z", "#8a6a52", { fill_opacity: 0.35 }) +
    path("M0 1.5C-1.5 1.1-4 2-5 4.2C-3 4.3-1 4.1 0 3.3C1 4.1 3 4.3 5 4.2C4 2 1.5 1.1 0 1.5Z", "#231a17") +
    path(
      "M-7.6-3C-9.5-11-8-15-4-15.8C-1-18 8-17.5 8.6-10.5Q8.7-6.5 7.6-3Q7.3-7 6-9.2Q4-11.6-1-11.2Q-4-11-5.8-9.2Q-7.2-7-7.6-3Z",
      "#231a17",
    ) +
    path("M-7.6-3C-8.3-6-8.4-8.5-8.1-10.5Q-6.6-10-5.8-9.2Q-7.2-7-7.6-3ZM7.6-3Q8.7-6.5 8.6-10Q7-10 6-9.2Q7.3-7 7.6-3Z", "#8c8580") +
    stroke("M-4-13.5Q1-15.5 5-13", "#453834", 0.7),
};

const people = [amara, daniel, sana, lukas, meiLin, harpreet, isabela, omar];
for (const [i, person] of people.entries())
  save(import.meta.dirname, String(i + 1), "-24 -26 48 54", bust(person));
