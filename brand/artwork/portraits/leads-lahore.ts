import { skins } from "../shapes/figure.ts";
import { group, path, stroke } from "../shapes/svg.ts";
import { laugh, type Portrait, shoulders, smile } from "./face.ts";

const dark = "#25140d";
const ink = "#1b1a24";

/** In her fifties: a silver strand, a dupatta over one shoulder, a line or two beside the mouth. */
const ayesha: Portrait = {
  gate: "#a83b22",
  light: "#f3b49e",
  behind: path("M-9.8 9C-12.5-4-11-17.6 0-17.6S12.5-4 9.8 9Q5 12 0 11T-9.8 9Z", "#2b1d1a"),
  skin: skins.wheat,
  clothes:
    shoulders("#14286f") +
    path("M-5 11L0 20L5 11L3.4 10.3V11Q0 14-3.4 11V10.3Z", "#dba577") +
    stroke("M-5.2 11L0 20.4L5.2 11", "#f7bd4b", 0.9),
  jaw: 4.9,
  eyes: dark,
  brows: "#3a2721",
  browWidth: 0.8,
  mouth: smile("#a3473c"),
  tilt: -3,
  front:
    path(
      "M-9.9 5C-12-8-9-17.2 0-17.2S12-8 9.9 5Q7.9 4 7.6-1C7.6-6 6-10.5-2.4-13C-5.5-11-7.4-7-7.6-1Q-7.9 4-9.9 5Z",
      "#2b1d1a",
    ) +
    path(
      "M-2.4-13C2-16.6 7-14.6 8.8-8C9.8-3 9.6 1 9.3 4.6Q8.4 3.6 8-1C8-6.5 4.5-11.2-2.4-13Z",
      "#b9b3ae",
    ) +
    stroke("M-5.4 1.6Q-4.9 3.2-4.1 3.8M5.4 1.6Q4.9 3.2 4.1 3.8", "#c08a5e", 0.5),
  over:
    path("M6 10.8C14 12 19 15 20 27H8C10.5 21 9 15 4.6 11.2Z", "#f7efdd") +
    stroke("M6.8 12.6C11 16.5 12 21 10.8 27M12 14.8C15 18 15.8 22 15.2 27", "#e2d3b4", 0.7) +
    stroke("M8 27C10.5 21 9 15 4.6 11.2", "#f0a51e", 0.8),
};

/** In his forties, with a trimmed beard going gray at the chin. */
const bilal: Portrait = {
  gate: "#1f3fae",
  light: "#9fb4f7",
  skin: skins.tan,
  clothes:
    shoulders("#e9e2d2") +
    path("M-4.4 10.2L-3.4 9.6L0 13.2L3.4 9.6L4.4 10.2L3.6 13.4L0 14.4L-3.6 13.4Z", "#fff8e9") +
    stroke("M0 14.4V27", "#cdbf9f", 0.8) +
    group(
      { fill: "#8a7a58" },
      '<circle cx="0" cy="17.6" r=".6"/><circle cx="0" cy="21.4" r=".6"/><circle cx="0" cy="25.2" r=".6"/>',
    ),
  jaw: 6,
  eyes: "#20130c",
  brows: "#231a17",
  browWidth: 1.2,
  mouth: "",
  turn: -0.5,
  front:
    path(
      "M-7.6-3.4C-7.5 4.6-5.6 9 0 9S7.5 4.6 7.6-3.4C7 .4 5.6 1.8 3 2Q-.5 1-3.8 2C-5.8 1.8-7 .4-7.6-3.4Z",
      "#2d2320",
    ) +
    path("M-3.4 5.6Q-.4 4.9 2.6 5.6Q1.8 8.6-.4 9Q-2.6 8.6-3.4 5.6Z", "#837a75") +
    path("M-2.5 3.5Q-.5 4.1 1.5 3.5Q.8 5.1-.5 5.1T-2.5 3.5Z", "#c07a63") +
    path(
      "M-7.6-3.4C-9-10-8.4-14.6-4.6-16C0-17.8 8-17 8.4-10.6Q8.5-6.6 7.6-3.4Q7.2-6.8 6.4-8.8Q5.6-12.4 1.6-12.8Q-3-12.8-5.8-10Q-7.2-7-7.6-3.4Z",
      "#2d2320",
    ) +
    path(
      "M-7.6-3.4C-8.2-6-8.3-8.6-7.8-10.6L-6.2-9.4Q-7.2-7-7.6-3.4ZM7.6-3.4Q8.5-6.6 8.4-10.2L6.6-9Q7.2-6.8 7.6-3.4Z",
      "#837a75",
    ),
};

/** In her thirties: hair cropped to the jaw, large earrings. */
const sadia: Portrait = {
  gate: "#f0a51e",
  light: "#ffdf94",
  behind: path("M-9.6 3.6C-11.6-13-7-18 .6-18S11.6-12 9.4 3.4Q0 7-9.6 3.6Z", "#1d1512"),
  skin: { tone: "#e0ad82", shade: "#cf9a6c", line: "#9c6a44" },
  clothes:
    shoulders("#0b8a8f") +
    path("M-7 11Q0 21.6 7 11L3.4 10.2Q0 13.8-3.4 10.2Z", "#e0ad82") +
    stroke("M-7.2 11Q0 22 7.2 11", "#ffdf94", 1) +
    stroke("M-9.6 13.2Q0 25.6 9.6 13.2", "#066a70", 0.8),
  jaw: 4.5,
  eyes: dark,
  brows: dark,
  mouth: laugh("#b03a3c"),
  tilt: 3,
  front:
    path(
      "M-9.4 3.4C-11.4-10-8.4-17 0-17.2C8-17.4 11.2-11 9.2 3.2Q7.6 2.6 7.4-1.4Q7.6-5.6 5.6-8.4Q0-7.6-3.4-11.4Q-4.8-7-7-5.4Q-7.8-.6-9.4 3.4Z",
      "#2a1c17",
    ) +
    stroke("M-6.4-13.4Q-9.4-10.6-9.4-5M2.6-15.6Q8-14 9-7", "#5a3d30", 0.8) +
    group(
      { fill: "none", stroke: "#a83b22", stroke_width: 1.1 },
      '<circle cx="-8.3" cy="3.6" r="1.9"/><circle cx="8.3" cy="3.6" r="1.9"/>',
    ),
};

/** Not yet thirty: hair that stands up, two days of beard, an open shirt. */
const usman: Portrait = {
  gate: "#0b8a8f",
  light: "#bfe9e4",
  skin: skins.honey,
  clothes:
    shoulders("#c8502f") +
    path(
      "M-5 10.6C-6.6 14-4.6 20-3.6 27H3.6C4.6 20 6.6 14 5 10.6L3.4 10.3Q0 14-3.4 10.3Z",
      "#fff8e9",
    ) +
    path("M-3.4 10.3L-4.8 10.9Q0 17 4.8 10.9L3.4 10.3Q0 14-3.4 10.3Z", "#e2d3b4") +
    stroke("M-9.4 13.4V27M-14.4 17V27M9.4 13.4V27M14.4 17V27M-18 20H-5M18 20H5", "#8f2f18", 0.7),
  jaw: 5.2,
  eyes: "#20150f",
  brows: "#1d1512",
  browWidth: 1.2,
  mouth: laugh("#a3473c"),
  turn: 0.6,
  front:
    path(
      "M-7.5-2.6C-7.2 1-5.4 7 0 7S7.2 1 7.5-2.6Q6.4 2.6 3.6 1.9Q.6 1-2.6 1.9Q-6.4 2.6-7.5-2.6Z",
      "#6b4a35",
      {
        fill_opacity: 0.34,
      },
    ) +
    path(
      "M-7.5-4C-8.4-9-8-11.6-6.8-13.4C-7.4-16.8-4.4-18-2.4-17.2C-.6-20 4-20 5-17.6C8-18 9.6-14.4 8.3-11.8Q8.6-7.4 7.5-4Q7.2-7.4 6.2-9.4Q3.4-9.2 1.6-11Q-1.4-9.2-3.4-10.8Q-5-8.4-6.2-8.4Q-7.2-6.6-7.5-4Z",
      "#1d1512",
    ) +
    stroke("M-4.4-14.6Q-2-17.6.6-15M1.8-16.6Q5-18 6-14.6", "#4a352b", 0.8),
};

/** In her thirties: a fitted headscarf and round glasses. */
const hina: Portrait = {
  gate: "#8fa6f2",
  light: "#d5deff",
  behind: path("M-10 12C-12-6-10.5-17.8 0-17.8S12-6 10 12Q0 18-10 12Z", "#0f1f58"),
  skin: skins.amber,
  clothes: shoulders("#a83b22"),
  jaw: 4.6,
  eyes: dark,
  brows: dark,
  browWidth: 0.8,
  mouth: smile("#a8413b"),
  front:
    path(
      "M0-18C-11.5-18-11.4-6-10 3C-9.6 8-11 11.5-14.6 15.4Q0 25.6 14.6 15.4C11 11.5 9.6 8 10 3C11.4-6 11.5-18 0-18ZM0-13.2C7-13.2 7.9-6 7.4-1C6.8 5 3.6 7.4 0 7.4S-6.8 5-7.4-1C-7.9-6-7-13.2 0-13.2Z",
      "#14286f",
      { fill_rule: "evenodd" },
    ) +
    path(
      "M7.4-1C6.8 5 3.6 7.4 0 7.4C-3 7.4-5.4 6-6.6 2.8C-6 10-2 13.4 4 14C8.6 14.4 12 16 13.4 16.3L14.6 15.4C11 11.5 9.6 8 10 3C11-3 11.2-9 8.6-13.4Q8.4-6 7.4-1Z",
      "#0f1f58",
    ) +
    stroke("M-6.4-10.4Q-4-15.4 0-15.4M-8.2 6.6Q-6 15 6 17.6", "#3f62cf", 0.7) +
    group(
      { fill: "#fff", fill_opacity: 0.2, stroke: "#f7bd4b", stroke_width: 0.8 },
      '<circle cx="-3.2" cy="-2.9" r="2.8"/><circle cx="3.2" cy="-2.9" r="2.8"/>',
    ) +
    stroke("M-.5-3.2Q0-3.7 .5-3.2M-6-3.3L-7.2-3.7M6-3.3L7.2-3.7", "#f7bd4b", 0.8),
};

/** Past sixty: a white beard, a woolen cap from the north and a waistcoat. */
const rafiq: Portrait = {
  gate: "#066a70",
  light: "#f7bd4b",
  skin: { tone: "#d39a6c", shade: "#bf8657", line: "#8f5c36" },
  clothes:
    shoulders("#4a3a2c") +
    path("M-6 11L-2.4 27H2.4L6 11L4 10.5Q0 13.5-4 10.5Z", "#f7efdd") +
    stroke("M-6 11.2L-2.4 27M6 11.2L2.4 27", "#6d573f", 1) +
    stroke("M0 13.6V27", "#ddcca6", 0.8),
  jaw: 5.6,
  eyes: ink,
  brows: "#d9d4cc",
  browWidth: 1.3,
  mouth: "",
  front:
    path(
      "M-7.6-3.6C-8 4.6-6.4 11.6 0 12.2S8 4.6 7.6-3.6C6.8 0 5.4 1.6 3.2 1.7Q0 .7-3.2 1.7C-5.4 1.6-6.8 0-7.6-3.6Z",
      "#f4f0e8",
    ) +
    path("M7.6-3.6C8 4.6 6.4 11.6 0 12.2C4.4 9.6 6 5 6 .8Q7.2-1 7.6-3.6Z", "#d9d4cc") +
    path("M-2 3.4Q0 4.1 2 3.4Q1.3 5 0 5T-2 3.4Z", "#b4664f") +
    stroke("M-3 7.4Q-1.6 9.6-.4 10.4M1.4 7.4Q1.2 9.2 .8 10.2", "#d9d4cc", 0.6) +
    path("M-8.4-9.2C-9-16.4-5-19.2 0-19.2S9-16.4 8.4-9.2Q0-12-8.4-9.2Z", "#8a6a46") +
    path(
      "M-9.6-8C-10.2-10.6-9.4-12.4-8.2-12.6Q0-15.6 8.2-12.6C9.4-12.4 10.2-10.6 9.6-8Q0-11.6-9.6-8Z",
      "#a5835b",
    ) +
    stroke("M-9.3-9.6Q0-13 9.3-9.6", "#6d5236", 0.7) +
    stroke("M-6.2-2.8L-7-2.2M6.2-2.8L7-2.2M-2.4-8.9Q0-9.3 2.4-8.9", "#b07c50", 0.5),
};

export const lahore: Record<string, Portrait> = {
  "ayesha-rehman": ayesha,
  "bilal-qureshi": bilal,
  "sadia-mirza": sadia,
  "usman-tariq": usman,
  "hina-baloch": hina,
  "rafiq-masood": rafiq,
};
