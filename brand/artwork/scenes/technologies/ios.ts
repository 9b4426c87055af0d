import { blurAround, device } from "../../shapes/mockup.ts";
import {
  bold,
  circle,
  inMono,
  inSans,
  medium,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../../shapes/svg.ts";
import { card, code, frame, ink, muted, saffron, tip } from "./kit.ts";

const [blue, green, steel, night] = ["#0a84ff", "#34c759", "#c7d0e0", "#0d1730"];

const faceId = stroke(
  "M-26-14V-20A6 6 0 0 1-20-26H-14M14-26H20A6 6 0 0 1 26-20V-14M26 14V20A6 6 0 0 1 20 26H14M-14 26H-20A6 6 0 0 1-26 20V14M-10-9V-4M10-9V-4M1-9V3H-3M-9 10Q0 17 9 10",
  blue,
  3.6,
);

const phone = device(
  { width: 192, height: 340, radius: 36, bezel: 8, shell: "#05070f", screen: "#f2f4f9" },
  rect(58, 9, 60, 17, "#05070f", 8.5),
  text(14, 62, 21, ink, "Health file", bold),
  rect(12, 76, 152, 98, "#fff", 18),
  move(88, 112, faceId),
  text(88, 160, 13.5, muted, "Unlock with Face ID", { ...medium, ...middle }),
  rect(12, 184, 152, 104, "#fff", 18),
  ...[
    ["Location", "Never", false],
    ["Photos", "3 chosen", true],
  ].map(([name, state, on], i) =>
    move(
      24,
      200 + i * 46,
      text(0, 12, 13.5, ink, String(name), bold),
      text(0, 29, 12.5, muted, String(state)),
      rect(88, 2, 40, 24, on ? green : "#d9dce5", 12),
      circle(on ? 116 : 100, 14, 10, "#fff"),
    ),
  ),
  stroke("M24 236H152", "#e8ebf2", 1.5),
  rect(62, 312, 52, 4.5, ink, 2.2),
);

const pins = Array.from({ length: 7 }, (_, i) => {
  const at = 20 + i * 18;
  return `M${at}-10V0M${at} 148V158M-10 ${at}H0M148 ${at}H158`;
}).join("");

/** Secure Enclave: the key never leaves it; the app gets signatures only. */
const chip = move(
  -256,
  66,
  stroke(pins, steel, 4),
  rect(0, 0, 148, 148, "#1a2440", 18),
  rect(0, 0, 148, 148, "none", 18, { stroke: steel, stroke_width: 2 }),
  text(74, 27, 14.5, "#fff", "Secure Enclave", { ...bold, ...middle }),
  rect(22, 38, 104, 92, night, 14, { stroke: saffron, stroke_width: 2.5 }),
  circle(58, 84, 15, "none", { stroke: saffron, stroke_width: 7 }),
  stroke("M73 84H108M98 84V96M108 84V94", saffron, 7),
);

const answers =
  stroke("M-96 116H-32", blue, 3.5) +
  tip(-26, 116, 0, blue) +
  stroke("M-26 166H-90", "#7fa8ff", 3.5, { stroke_dasharray: "1 8" }) +
  tip(-96, 166, 180, "#7fa8ff") +
  rect(-88, 92, 62, 22, blue, 7) +
  text(-57, 108, 13.5, "#fff", "signed", { ...bold, ...middle }) +
  rect(-84, 172, 54, 22, "#26365f", 7) +
  text(-57, 188, 13.5, "#cfe0ff", "sign?", { ...bold, ...middle });

const view = move(
  -262,
  -82,
  card(232, 106, ink, 16),
  inMono(
    code(16, 32, 13.5, [
      [
        ["#8ea8ff", "struct "],
        ["#4fd1cf", "FileView"],
        ["#dbe4ff", ": View {"],
      ],
      [
        ["#dbe4ff", "  "],
        ["#8ea8ff", "var "],
        ["#dbe4ff", "body: "],
        ["#8ea8ff", "some "],
        ["#dbe4ff", "View {"],
      ],
      [
        ["#4fd1cf", "    LockedFile"],
        ["#dbe4ff", "()"],
      ],
      [
        ["#f7bd4b", "     .privacySensitive"],
        ["#dbe4ff", "()"],
      ],
    ]),
  ),
);

const widget = move(
  164,
  118,
  card(100, 100, "#fff", 22),
  circle(50, 42, 24, "none", { stroke: "#e8ebf2", stroke_width: 8 }),
  circle(50, 42, 24, "none", {
    stroke: green,
    stroke_width: 8,
    stroke_linecap: "round",
    stroke_dasharray: "104 160",
    transform: "rotate(-90 50 42)",
  }),
  path(
    "M50 50C42 44 41 38 45.5 36.5Q48.5 36 50 39Q51.5 36 54.5 36.5C59 38 58 44 50 50Z",
    "#ff375f",
  ),
  text(50, 88, 14, ink, "62 bpm", { ...bold, ...middle }),
);

export const ios = inSans(
  blurAround,
  frame("#3d57a5", night),
  move(-22, -96, phone),
  chip,
  answers,
  view,
  widget,
);
