import { blur, device } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  end,
  inSans,
  medium,
  middle,
  move,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { black, blue, bone, ground, lime, pink, radio, red } from "./iamadesigner.ts";
import { button, clip, scaled } from "./kit.ts";

const ash = "#7a7068";

const facts = [
  ["Budget", "€4,000 to 6,000"],
  ["Start", "June"],
  ["Answer by", "Friday"],
] as const;

const table = facts
  .map(([label, fact], i) => {
    const y = 322 + i * 29;
    return (
      stroke(`M14 ${y - 19}H238`, "#ded5c6", 1.2) +
      text(14, y, 13, ash, label) +
      text(238, y, 13.5, black, fact, { ...bold, ...end })
    );
  })
  .join("");

/** An inquiry, with the case study it is about, a budget and a date. */
export const iamadesignerInquiry = inSans(
  blur,
  scaled(-120, -20, 1.35, ground),
  move(
    65,
    30,
    device(
      { width: 270, height: 560, radius: 42, bezel: 9, shell: "#0b0807", screen: bone },
      rect(86, 10, 80, 20, "#0b0807", 10),
      text(22, 25, 12, black, "9:41", bold),
      text(14, 64, 24, black, "Inquiry", { ...bold, letter_spacing: -0.6 }),
      rect(186, 46, 52, 23, lime, 11.5) + text(212, 62, 12, black, "New", { ...bold, ...middle }),
      clip(
        "cover",
        rect(14, 80, 224, 104, "#000", 14),
        rect(14, 80, 224, 104, pink),
        scaled(100, 83, 0.85, radio),
      ),
      rect(24, 156, 92, 20, bone, 10) +
        text(70, 170.5, 12, black, "Desk radio", { ...bold, ...middle }),
      circle(31, 211, 17, blue) + text(31, 216, 14, "#fff", "K", { ...bold, ...middle }),
      text(58, 208, 14.5, black, "Studio Kante", bold),
      text(58, 225, 12.5, ash, "Berlin, two minutes ago"),
      text(14, 255, 13.5, black, "We make kitchen speakers, and our", medium),
      text(14, 272, 13.5, black, "knobs are worse than yours. Would", medium),
      text(14, 289, 13.5, black, "you take a look?", medium),
      table,
      button({
        x: 14,
        y: 404,
        width: 132,
        height: 42,
        fill: red,
        ink: "#fff",
        label: "Talk on Thursday",
        size: 14,
        radius: 21,
      }),
      rect(154, 404.7, 84, 40.6, "none", 20.3, { stroke: black, stroke_width: 1.4 }) +
        text(196, 430, 13.5, black, "Full till May", { ...bold, ...middle }),
    ),
  ),
);
