import { blur, browser, lines, shadow } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  end,
  group,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { button } from "./kit.ts";

const panel = "#121a35";
export const [night, mint, coral, pale, grey] = [
  "#0c1226",
  "#12a878",
  "#f2604c",
  "#eef3f6",
  "#5f6b86",
];
const shield = "M0-11L9-7.5V0C9 6 5 9.5 0 11.5C-5 9.5-9 6-9 0V-7.5Z";

/** A radar behind the window: rings that fade out toward the edge on which their center lies. */
export const radar =
  '<linearGradient id="rings" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="130">' +
  '<stop stop-color="#4fe0b4" stop-opacity="0"/><stop offset="1" stop-color="#4fe0b4"/></linearGradient>' +
  group(
    { fill: "none", stroke: "url(#rings)", stroke_opacity: 0.42, stroke_width: 1.4 },
    ...[90, 180, 270, 360, 450, 540, 630, 720].map((r) => `<circle cx="640" cy="0" r="${r}"/>`),
  );

const blips = [
  [120, 21],
  [282, 23],
  [22, 128],
  [26, 286],
  [618, 180],
] as const;

/** @param at index of the current item */
export function sidebar(at: number): string {
  const items = ["Overview", "Drills", "Phishing", "Teams", "Policies"];
  const rows = items.map((label, i) =>
    move(
      14,
      84 + i * 30,
      i === at ? rect(-6, -12, 90, 24, "#26345f", 7) : "",
      rect(0, -4, 8, 8, i === at ? "#3fdfae" : "#56648f", 2.5),
      text(16, 4.5, 12.5, i === at ? "#fff" : "#a9b4d6", label, i === at ? medium : {}),
    ),
  );
  return (
    path("M0 26H104V400H0Z", panel) +
    move(22, 52, path(shield, "#3fdfae"), stroke("M-4 0L-1 3.5L4.5-3", panel, 2.5)) +
    text(38, 50, 11.5, "#fff", "Cyber", bold) +
    text(38, 62, 11.5, "#fff", "Guardians", bold) +
    rows.join("")
  );
}

/** Percentage of people who clicked and who reported, every other week of a quarter. */
export const clicked = [27, 25, 21, 17, 14, 11, 9];
export const reported = [8, 12, 17, 23, 28, 33, 37];

/** Chart of the campaigns: clicks fall, reports rise. */
function simulation(): string {
  const columns = clicked.map((bad, i) => {
    const x = 18 + i * 31;
    const good = (reported[i] ?? 0) * 1.72;
    return (
      rect(x, 162 - good, 10, good, mint, 2.5) +
      rect(x + 12, 162 - bad * 1.72, 10, bad * 1.72, coral, 2.5)
    );
  });
  return (
    rect(0, 0, 246, 186, "#fff", 10) +
    text(14, 24, 14, night, "Phishing simulation", bold) +
    rect(14, 71, 148, 19, "#d5f3e8", 9.5) +
    text(88, 84.5, 11, "#0a6b4c", "Reports lead since week 7", { ...medium, ...middle }) +
    text(14, 58, 30, night, "9%", bold) +
    text(68, 47, 11.5, grey, "clicked the bait,") +
    text(68, 60, 11.5, grey, "down from 27%") +
    circle(188, 43, 4, mint) +
    text(196, 47, 11, grey, "Report") +
    circle(188, 57, 4, coral) +
    text(196, 61, 11, grey, "Click") +
    stroke("M14 128H232", "#e6ebf1", 1) +
    columns.join("") +
    stroke("M14 162.5H232", "#c9d2de", 1) +
    text(14, 177, 10.5, grey, "Week 1") +
    text(232, 177, 10.5, grey, "Week 13", end)
  );
}

const teams = [
  ["Finance", 982, "#7c6cf2"],
  ["Support", 940, "#f0a51e"],
  ["Sales", 871, "#12a878"],
  ["Logistics", 790, "#e0669a"],
] as const;

function leaderboard(): string {
  const rows = teams.map(([name, points, color], i) =>
    move(
      14,
      48 + i * 34,
      text(0, 5, 12, i ? grey : "#c67f06", String(i + 1), bold),
      // A team, never a person: its initial.
      rect(12, -10, 20, 20, color, 6),
      text(22, 4.5, 12, "#fff", name.slice(0, 1), { ...bold, ...middle }),
      text(38, 0, 12.5, night, name, medium),
      text(122, 0, 12, grey, String(points), end),
      rect(38, 5, 84, 5, pale, 2.5) + rect(38, 5, points / 12, 5, color, 2.5),
    ),
  );
  return (
    rect(0, 0, 150, 186, "#fff", 10) + text(14, 24, 14, night, "Leaderboard", bold) + rows.join("")
  );
}

const drills = [
  ["Passwords", 1, mint],
  ["Smishing", 0.64, "#7c6cf2"],
  ["Lost laptop", 0.2, "#f0a51e"],
] as const;

function drillRow(): string {
  const around = 2 * Math.PI * 13;
  return drills
    .map(([name, done, color], i) =>
      move(
        i * 136,
        0,
        rect(0, 0, 128, 60, "#fff", 10),
        circle(26, 28, 13, "none", { stroke: pale, stroke_width: 5 }),
        circle(26, 28, 13, "none", {
          stroke: color,
          stroke_width: 5,
          stroke_linecap: "round",
          stroke_dasharray: `${Math.round(around * done)} 99`,
          transform: "rotate(-90 26 28)",
        }),
        text(48, 26, 11.5, night, name, medium),
        text(48, 41, 11.5, grey, done === 1 ? "Finished" : `${done * 100}% done`),
      ),
    )
    .join("");
}

/** The phishing mail: an invoice whose sender has a 1 for an l. */
const bait = move(
  422,
  248,
  shadow(200, 144, 12),
  rect(0, 0, 200, 144, "#fff", 12),
  path("M0 34V12A12 12 0 0 1 12 0H188A12 12 0 0 1 200 12V34Z", "#fdece8"),
  circle(20, 17, 8, coral) + text(20, 21.5, 12, "#fff", "!", { ...bold, ...middle }),
  text(36, 21.5, 12.5, "#8f2717", "Drill: spot the phish", bold),
  text(16, 56, 14, night, "Invoice overdue", bold),
  text(16, 73, 12, "#c23a26", "billing@paypa1-safe.co"),
  stroke(
    "M62 77l3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2 3-2 3 2",
    coral,
    1.2,
  ),
  lines(16, 86, [160, 118], "#dde4ec", 10),
  rect(16, 110, 98, 24, mint, 8) +
    text(65, 126.5, 12.5, "#fff", "Report it", { ...bold, ...middle }),
  rect(122, 110, 62, 24, pale, 8) + text(153, 126.5, 12.5, grey, "Trust", { ...medium, ...middle }),
);

/** The radar fades before the edges: around the picture is the same green. */
const fading =
  `<filter id="fade" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>` +
  `<mask id="within">${rect(16, 14, 608, 372, "#fff", 12, { filter: "url(#fade)" })}</mask>` +
  group({ mask: "url(#within)" }, radar);

export const cyberGuardians = inSans(
  blur,
  rect(0, 0, 640, 400, "#07403a"),
  fading,
  ...blips.map(
    ([x, y]) => circle(x, y, 3.5, "#3fdfae") + circle(x, y, 8, "#3fdfae", { opacity: 0.2 }),
  ),
  move(
    44,
    36,
    browser({ width: 552, height: 380, bar: "#e3e9ef", body: pale }),
    rect(150, 6, 250, 14, "#fff", 7),
    stroke("M158 13V11.5A2 2 0 0 1 162 11.5V13", mint, 1.2) + rect(157, 12.5, 6, 5, mint, 1),
    text(168, 17, 10.5, grey, "app.cyberguardians.io/drills"),
    sidebar(2),
    text(122, 54, 19, night, "Drill week 13", bold),
    rect(250, 36, 98, 22, "#d5f3e8", 11) +
      circle(263, 47, 3.5, mint) +
      text(271, 51, 11.5, "#0a6b4c", "194 of 240 in", medium),
    button({
      x: 442,
      y: 35,
      width: 86,
      height: 25,
      fill: night,
      ink: "#fff",
      label: "Plan a drill",
      size: 12,
      radius: 8,
    }),
    move(122, 74, simulation()),
    move(378, 74, leaderboard()),
    move(122, 272, drillRow()),
  ),
  bait,
);
