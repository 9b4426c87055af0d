import { blur, browser, lines, shadow } from "../shapes/mockup.ts";
import { bold, circle, inSans, medium, middle, move, rect, stroke, text } from "../shapes/svg.ts";
import { grey, mint, night, pale, radar, sidebar } from "./cyber-guardians.ts";
import { address, button } from "./kit.ts";

const templates = [
  ["Parcel on hold", "#f4c34e"],
  ["Invoice overdue", "#f2604c"],
  ["Shared file", "#7c6cf2"],
  ["Payroll update", "#12a878"],
] as const;

/** Four of the forty; the first is chosen. */
const gallery = templates
  .map(([name, color], i) =>
    move(
      122 + (i % 2) * 146,
      116 + Math.floor(i / 2) * 128,
      rect(0, 0, 136, 118, "#fff", 10, i ? {} : { stroke: mint, stroke_width: 2.4 }),
      rect(9, 9, 118, 62, pale, 6),
      circle(25, 26, 8, color) + rect(40, 23, 62, 6, "#c6d2dd", 3),
      lines(17, 44, [98, 74], "#d9e2ea", 11),
      text(11, 91, 13, night, name, bold),
      text(11, 107, 11.5, grey, i % 2 ? "Hard to spot" : "Not easy"),
      i
        ? ""
        : circle(136, 0, 10, mint, { stroke: "#fff", stroke_width: 2 }) +
            stroke("M131.5 0L135 3.5L140.5-3", "#fff", 2),
    ),
  )
  .join("");

const people = Array.from({ length: 40 }, (_, i) => {
  const chosen = [3, 16, 22, 37].includes(i);
  return circle(
    20.5 + (i % 10) * 14.5,
    90 + Math.floor(i / 10) * 15,
    4.6,
    chosen ? mint : "#d3dde5",
  );
}).join("");

/** Recipients: a department or a random tenth of it. */
const audience = move(
  452,
  66,
  shadow(172, 288, 14),
  rect(0, 0, 172, 288, "#fff", 14),
  text(16, 28, 14.5, night, "Who gets it", bold),
  rect(14, 40, 144, 28, pale, 8),
  text(48, 58, 11.5, grey, "Everyone", { ...medium, ...middle }),
  rect(84, 42, 72, 24, night, 7),
  text(120, 58, 11.5, "#fff", "One in ten", { ...medium, ...middle }),
  people,
  text(16, 166, 13.5, night, "24 of 240 people", bold),
  text(16, 182, 11.5, grey, "Drawn by lot, kept secret"),
  stroke("M16 195H156", "#e3e9ef", 1),
  text(16, 214, 11.5, grey, "Tuesday"),
  text(16, 230, 13.5, night, "Between 9 and 11", bold),
  button({
    x: 14,
    y: 242,
    width: 144,
    height: 32,
    fill: mint,
    ink: "#fff",
    label: "Schedule the drill",
    size: 12.5,
    radius: 10,
  }),
);

/** A trainer stages a phishing email. */
export const cyberGuardiansCampaign = inSans(
  blur,
  rect(0, 0, 640, 400, "#07403d"),
  radar,
  move(
    30,
    34,
    browser({ width: 560, height: 400, bar: "#e3e9ef", body: pale }),
    address(150, 250, "#fff", grey, "app.cyberguardians.io/phishing/new"),
    sidebar(2),
    text(122, 58, 19, night, "Stage a phishing email", bold),
    rect(122, 74, 62, 26, night, 13),
    text(153, 91.5, 12, "#fff", "All 40", { ...medium, ...middle }),
    ...["Email", "Text message"].map((name, i) => {
      const [x, width] = i ? [256, 104] : [190, 60];
      return (
        rect(x, 74.5, width, 25, "#fff", 12.5, { stroke: "#cfd8e2" }) +
        text(x + width / 2, 91.5, 12, grey, name, { ...medium, ...middle })
      );
    }),
    gallery,
  ),
  audience,
);
