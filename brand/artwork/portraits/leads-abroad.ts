import { skins } from "../shapes/figure.ts";
import { circle, group, path, stroke } from "../shapes/svg.ts";
import { laugh, lips, type Portrait, shoulders, smile } from "./face.ts";

/** In her thirties: a long braid over her shoulder, a denim jacket. */
const kavita: Portrait = {
  gate: "#f08a6c",
  light: "#ffd9c9",
  behind: path("M-9-1C-11-14-6-17.4 0-17.4S10.6-14 9.4-1Q8.8 4 6 6H-2Q-7.4 5-9-1Z", "#140f12"),
  skin: skins.brown,
  clothes:
    shoulders("#3a5a94") +
    path("M-5 10.8L0 19L5 10.8L3.4 10.2Q0 13.8-3.4 10.2Z", "#fff8e9") +
    path("M-3.8 10.6Q0 15 3.8 10.6L3.4 10.2Q0 13.8-3.4 10.2Z", "#b97a4d") +
    path("M-5 10.6L-9.4 14.4L-4.6 18.6L0 19ZM5 10.6L9.4 14.4L4.6 18.6L0 19Z", "#2c4778") +
    stroke("M0 19V27M-13 17V27M-9 22H-4", "#7b98cc", 0.6),
  jaw: 4.6,
  eyes: "#20130c",
  brows: "#140f12",
  browWidth: 1,
  mouth: lips("#a13c3e"),
  turn: -0.5,
  front:
    path(
      "M-8.8 0C-10.4-12-6-16.6 .2-16.6S10.4-12 8.8 0Q7.6-3 6.8-6.4Q3.6-8.6 1.8-13Q-3-8.6-6.6-7.6Q-7.6-4-8.8 0Z",
      "#1d161a",
    ) +
    stroke("M-5.4-13.6Q-8-11-8.2-6M4.6-14.6Q8-12 8.2-7", "#453840", 0.8) +
    circle(-7.7, 0.5, 0.7, "#f7bd4b"),
  over: group(
    { fill: "#1d161a" },
    '<path d="M6.4 3C10.4 4 10.8 8 8.6 10.4L5.6 7Z"/>',
    '<ellipse cx="9.2" cy="10.6" rx="2.9" ry="2.5"/><ellipse cx="10" cy="14.6" rx="2.7" ry="2.4"/><ellipse cx="10" cy="18.4" rx="2.5" ry="2.3"/><ellipse cx="9.4" cy="22" rx="2.2" ry="2.1"/>',
    stroke(
      "M7.2 11Q9.4 13 11.6 10.8M8 15Q10 16.8 12.2 14.8M8 18.8Q10 20.4 12 18.6",
      "#453840",
      0.6,
    ),
    '<path d="M7.8 23.6H11L10.4 25.2H8.4Z" fill="#f0a51e"/>',
    '<path d="M8.2 25.2H10.6L10.8 28H7.8Z"/>',
  ),
};

/** In his fifties: bald, a short gray beard, a ribbed sweater. */
const oliver: Portrait = {
  gate: "#3f62cf",
  light: "#bccbff",
  skin: skins.fair,
  clothes:
    shoulders("#5f6b3c") +
    path("M-5 9.6Q0 13.6 5 9.6L6 12.8Q0 16.6-6 12.8Z", "#4c5630") +
    stroke("M-3.4 12.2L-3.8 14.4M0 13.2V15.4M3.4 12.2L3.8 14.4", "#74814c", 0.6) +
    stroke("M-11.6 27V20M11.6 27V20", "#4c5630", 0.9),
  jaw: 6.2,
  eyes: "#3d5872",
  brows: "#8a7f76",
  browWidth: 1.1,
  mouth: "",
  tilt: 2,
  front:
    path(
      "M-7.6-2.4C-7.4 4.6-5.6 8.6 0 8.6S7.4 4.6 7.6-2.4C6.8 .6 5.4 1.9 3.2 2Q0 1.2-3.2 2C-5.4 1.9-6.8 .6-7.6-2.4Z",
      "#a79b90",
    ) +
    path("M7.6-2.4C7.4 4.6 5.6 8.6 0 8.6C4 7.2 5.8 4 6 .9Q7-.6 7.6-2.4Z", "#8d8177") +
    path("M-2.3 3.3Q0 4 2.3 3.3Q1.5 5.2 0 5.2T-2.3 3.3Z", "#fff") +
    stroke("M-2.3 3.3Q0 4 2.3 3.3", "#b4664f", 0.5) +
    path(
      "M-7.5-4.2Q-8.1-7.6-6.9-9.7Q-5.9-8.4-6.5-6.4ZM7.5-4.2Q8.1-7.6 6.9-9.7Q5.9-8.4 6.5-6.4Z",
      "#a79b90",
    ) +
    stroke("M-4.4-11.6Q-2.6-13 .2-12.9", "#fbe3d3", 1) +
    stroke("M-3-8.6Q0-9.2 3-8.6M-2.4-7.4Q0-7.8 2.4-7.4", "#d29b7d", 0.45),
};

/** In her fifties: a silver crop, thick dark frames, a scarf. */
const katrin: Portrait = {
  gate: "#4fb3ae",
  light: "#d5f1ee",
  skin: { tone: "#f3cdb0", shade: "#e6b998", line: "#bd8463" },
  clothes:
    shoulders("#232a3f") +
    path("M-7 9.6Q0 14.6 7 9.6C9 11 9 14.4 7.4 16Q0 19.6-7.4 16C-9 14.4-9 11-7 9.6Z", "#f0a51e") +
    path("M1.6 16.4L8.4 15L9.6 27H3.4Z", "#d98d0d") +
    stroke("M-6.6 12.4Q0 16.8 6.6 12.4M-5.6 14.9Q-1 17 2.6 16.6", "#c77f08", 0.7),
  jaw: 4.8,
  eyes: "#2f5a58",
  brows: "#9a928b",
  browWidth: 0.9,
  mouth: smile("#b0504a"),
  turn: 0.5,
  front:
    path(
      "M-7.7-3C-10.2-9-8.8-16 -2.6-17.4C3.4-18.8 9.8-15.4 8.7-8.4Q8.5-5 7.7-3Q7.4-6 6.6-8Q6-10.6 4-11.8Q-.6-8.6-5.4-8.8Q-7.2-6.4-7.7-3Z",
      "#d8d3cd",
    ) +
    path(
      "M4-11.8Q-.6-8.6-5.4-8.8Q-1-11.2 1.6-15.6Q5-14.6 7.8-10.6Q8.8-7 7.7-3Q7.4-6 6.6-8Q6-10.6 4-11.8Z",
      "#b8b1aa",
    ) +
    stroke("M-6.6-12Q-4.4-15.6-.4-16", "#f4f1ec", 0.9) +
    group(
      { fill: "#fff", fill_opacity: 0.3, stroke: "#14286f", stroke_width: 1.15 },
      '<rect x="-5.9" y="-5.4" width="5.3" height="4.9" rx="1.6"/><rect x="1.2" y="-5.4" width="5.3" height="4.9" rx="1.6"/>',
    ) +
    stroke("M-.6-3.6H1.2M-5.9-3.9L-7.3-4.2M6.5-3.9L7.4-4.2", "#14286f", 1.1) +
    circle(-7.9, 0.3, 0.75, "#a83b22"),
};

/** In his forties: hair cut close, a full beard, a blazer over a plain shirt. */
const marcus: Portrait = {
  gate: "#f0a51e",
  light: "#ffdf94",
  skin: skins.deep,
  clothes:
    shoulders("#1f3fae") +
    path("M-5.6 10.8L-3.4 10.2Q0 13.8 3.4 10.2L5.6 10.8L3 27H-3Z", "#fff8e9") +
    path("M-4 10.7Q0 15.4 4 10.7L3.4 10.2Q0 13.8-3.4 10.2Z", "#7a4a30") +
    path(
      "M-5.5 10.6L-9.8 14.8L-7 17L-8.4 18.6L-2.4 27L-1.6 27ZM5.5 10.6L9.8 14.8L7 17L8.4 18.6L2.4 27L1.6 27Z",
      "#14286f",
    ),
  jaw: 6,
  eyes: "#1d100b",
  brows: "#1d100b",
  browWidth: 1.2,
  mouth: "",
  turn: -0.4,
  front:
    path(
      "M-7.6-4C-7.6 4.6-5.8 9.2 0 9.2S7.6 4.6 7.6-4C6.9 .2 5.6 1.7 3 1.9Q-.4 1-3.8 1.9C-5.8 1.7-6.9 .2-7.6-4Z",
      "#1f1512",
    ) +
    laugh("#8f2f33") +
    path(
      "M-7.6-4Q-8.4-7-8.3-10.4Q-8-15.6-3.6-16.4Q0-17 3.6-16.4Q8-15.6 8.3-10.4Q8.4-7 7.6-4Q7.3-7.4 6.5-9Q6.2-11-4.4-10.6L-6.5-9Q-7.3-7.4-7.6-4Z",
      "#1f1512",
    ) +
    stroke("M-3.6-14.6Q0-15.4 3.8-14.6", "#44322b", 0.7),
};

export const abroad: Record<string, Portrait> = {
  "kavita-menon": kavita,
  "oliver-grant": oliver,
  "katrin-vogel": katrin,
  "marcus-bell": marcus,
};
