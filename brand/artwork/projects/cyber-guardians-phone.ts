import { blur, device } from "../shapes/mockup.ts";
import { bold, circle, inSans, medium, middle, move, rect, stroke, text } from "../shapes/svg.ts";
import { coral, grey, mint, night, pale, radar } from "./cyber-guardians.ts";
import { button, scaled } from "./kit.ts";

/** A numbered marker on a sign of phishing. */
const clue = (x: number, y: number, width: number, height: number, place: number) =>
  rect(x, y, width, height, "#fde6e2", 6, { stroke: coral, stroke_width: 1.6 }) +
  circle(x + width, y, 9.5, coral, { stroke: "#fff", stroke_width: 2 }) +
  text(x + width, y + 4, 11.5, "#fff", String(place), { ...bold, ...middle });

const message = move(
  14,
  112,
  rect(0, 0, 224, 222, "#fff", 14),
  circle(28, 30, 15, "#f4c34e") +
    rect(20, 24, 16, 12, "#7a4a08", 2) +
    stroke("M20 28H36M28 24V36", "#f4c34e", 1.6),
  text(52, 27, 13.5, night, "Parcel desk", bold),
  clue(50, 33, 152, 20, 1),
  text(56, 47, 12.5, "#a3301d", "desk@post-parce1.eu", medium),
  text(14, 82, 16.5, night, "Your parcel is on hold", bold),
  text(14, 104, 12.5, grey, "A fee of €1.99 is due, or we"),
  text(14, 121, 12.5, grey, "return the parcel"),
  clue(116, 108, 68, 19, 2),
  text(123, 121.5, 12.5, "#a3301d", "at 6 pm.", medium),
  clue(14, 144, 188, 36, 3),
  text(108, 167, 13.5, "#a3301d", "Pay and release", { ...bold, ...middle }),
  text(14, 204, 11.5, grey, "Sent to one in ten in Logistics"),
);

const answers = [
  ["The sender", true],
  ["The hurry", true],
  ["The button", false],
] as const;

const choices = answers
  .map(([label, chosen], i) => {
    const x = 14 + i * 76;
    return (
      rect(x, 366, 72, 32, chosen ? "#d5f3e8" : "#fff", 10, {
        stroke: chosen ? mint : "#cfd8e2",
        stroke_width: 1.6,
      }) + text(x + 36, 386.5, 12, chosen ? "#0a6b4c" : grey, label, { ...medium, ...middle })
    );
  })
  .join("");

/** A phishing drill on a phone, with its signs marked. */
export const cyberGuardiansPhone = inSans(
  blur,
  rect(0, 0, 400, 500, "#07403d"),
  scaled(-360, 0, 1.2, radar),
  move(
    65,
    30,
    device(
      { width: 270, height: 560, radius: 42, bezel: 9, shell: "#050a18", screen: pale },
      rect(86, 10, 80, 20, "#050a18", 10),
      text(22, 25, 12, night, "9:41", bold),
      text(14, 62, 21, night, "Spot the phish", bold),
      text(238, 61, 12.5, grey, "2 of 5", { ...medium, text_anchor: "end" }),
      rect(14, 76, 224, 7, "#d8e2e8", 3.5) + rect(14, 76, 90, 7, mint, 3.5),
      text(14, 101, 12, grey, "Four minutes. Only you see this."),
      message,
      text(14, 356, 13.5, night, "What gives it away?", bold),
      choices,
      button({
        x: 14,
        y: 412,
        width: 224,
        height: 42,
        fill: mint,
        ink: "#fff",
        label: "Report it",
        size: 15,
        radius: 13,
      }),
    ),
  ),
);
