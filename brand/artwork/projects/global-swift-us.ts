import { blur, browser, shadow } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  el,
  end,
  inSans,
  middle,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { address, button, clip, scaled } from "./kit.ts";

const [navy, blue, red, grey, land] = ["#14264a", "#1d4f91", "#c8202f", "#64708a", "#f7f2e3"];

/** Farmland from the air, with the circles that irrigation draws. */
const ground =
  rect(0, 0, 640, 400, "#c9b06a") +
  path("M0 0H130V96H0ZM260 0H390V40H260ZM520 0H640V40H520ZM0 192H130V296H0Z", "#8fa552") +
  path("M130 0H260V96H130ZM0 96H130V192H0ZM390 0H520V40H390Z", "#dcc68a") +
  [
    [65, 48, "#5f8140"],
    [65, 244, "#c0a45a"],
    [195, 12, "#8fa552"],
    [65, 340, "#5f8140"],
    [325, 0, "#5f8140"],
    [455, 6, "#a8894a"],
    [585, 2, "#c9b06a"],
  ]
    .map(([x, y, fill]) => circle(Number(x), Number(y), 44, String(fill)))
    .join("") +
  stroke("M65 48L96 17M65 244L24 230M65 340L98 312M195 12L226 42", "#efe0b4", 2) +
  circle(65, 144, 44, "#a8894a") +
  path("M65 144L65 100A44 44 0 0 1 103 166Z", "#8fa552") +
  stroke("M0 96H640M0 192H130M0 296H130M130 0V400M260 0V60M390 0V60M520 0V60", "#f0e4c0", 3);

const interstate = el(
  "defs",
  {},
  el(
    "g",
    { id: "shield" },
    path("M0-13C5-10 9-11 12-12C15-2 12 9 0 14C-12 9-15-2-12-12C-9-11-5-10 0-13Z", blue, {
      stroke: "#fff",
      stroke_width: 2,
    }) +
      path(
        "M-12.8-4.5C-13-8-12.5-10-12-12C-9-11-5-10 0-13C5-10 9-11 12-12C12.5-10 13-8 12.8-4.5Z",
        red,
      ) +
      stroke("M-12.6-4H12.6", "#fff", 1.2),
  ),
);

const shield = (x: number, y: number, number: string) =>
  el("use", { href: "#shield", x, y }) +
  text(x, y + 7.5, 11, "#fff", number, { ...bold, ...middle });

const city = (x: number, y: number, name: string, size = 12, anchor = {}) =>
  circle(x, y, 3.5, "#fff", { stroke: navy, stroke_width: 2 }) +
  text(x, y - 9, size, navy, name, { ...bold, ...middle, ...anchor });

const route =
  "M150 176C196 170 232 184 268 180S330 196 368 188C410 180 430 150 470 144S520 132 552 134";

const roads =
  stroke(
    "M60 30L196 122L356 82L500 20M150 176L120 80M150 176L90 300L60 400M268 180L300 400M368 188L352 20M368 188L390 400M470 144L440 20M470 144L500 330L480 400M552 134L520 20M552 134L640 260M552 134L640 100M150 176L40 190M90 300L240 330L390 340L500 330L640 350",
    "#d7c79a",
    6,
  ) +
  stroke(
    "M60 30L196 122L356 82L500 20M150 176L120 80M150 176L90 300L60 400M268 180L300 400M368 188L352 20M368 188L390 400M470 144L440 20M470 144L500 330L480 400M552 134L520 20M552 134L640 260M552 134L640 100M150 176L40 190M90 300L240 330L390 340L500 330L640 350",
    "#fff",
    3.5,
  );

const land2 =
  path(
    "M60 372C140 350 200 356 262 372S360 366 400 350S470 362 520 356S600 380 640 372V420H60Z",
    "#a9d3ea",
  ) +
  stroke("M330 20C318 70 344 110 330 150S300 240 322 290S330 340 336 366", "#8cc3e4", 5) +
  stroke("M196 26C216 60 240 96 244 150S262 260 330 300", "#8cc3e4", 3) +
  stroke(
    "M226 26V210L240 360M330 150C318 190 300 220 322 290M416 26L410 200L420 350M500 26L516 150L524 250V352M226 90H328M416 250H524",
    "#b9a877",
    1.4,
    { stroke_dasharray: "6 5" },
  ) +
  path("M420 40L460 30L490 60L450 92ZM250 210L290 206L288 250L252 246Z", "#d8e3bd");

const truck = move(
  496,
  122,
  circle(0, 15, 26, red, { opacity: 0.2 }) +
    circle(0, 15, 17, red) +
    path("M-10 9H3V19H-10ZM4 12H8L11 15.5V19H4Z", "#fff") +
    circle(-6, 20.5, 2.6, "#fff") +
    circle(6.5, 20.5, 2.6, "#fff"),
);

const bubble = move(
  390,
  172,
  shadow(182, 62, 12, 0.3),
  path("M100 0L106-10L112 0Z", navy),
  rect(0, 0, 176, 62, navy, 12),
  text(13, 25, 14, "#fff", "Dock 14, arriving 16:40", bold),
  circle(19, 43, 4, "#5fe0a0") + text(30, 47.5, 12.5, "#c8d4ec", "On time, 2 hours out"),
);

/** Three trailers from the side, 66 by 26, wheels included. */
const box = (fill: string, detail: string) =>
  rect(0, 0, 54, 18, fill, 2) +
  detail +
  rect(0, 18, 56, 2.5, navy) +
  circle(8, 22, 4, navy) +
  circle(17, 22, 4, navy) +
  stroke("M44 20V25", navy, 2.5);
const trailers = [
  [
    "Dry van",
    "53 ft",
    "$2,140",
    box("#dfe6f2", stroke("M9 2V16M18 2V16M27 2V16M36 2V16M45 2V16", "#b4c1d8", 1.4)),
  ],
  [
    "Reefer",
    "34 °F",
    "$2,620",
    box(
      "#cfeaf6",
      rect(50, 3, 8, 11, "#5c7fa8", 1.5) +
        stroke("M24 4V14M19.7 6.500L28.3 11.500M28.3 6.500L19.7 11.5", blue, 1.5),
    ),
  ],
  [
    "Flatbed",
    "Tarped",
    "$2,385",
    stroke("M0 17H56", navy, 3.5) +
      path("M6 15V6L20 3L40 5L48 15Z", "#c79a4a") +
      stroke("M16 15V4M30 15V4M42 15V8", navy, 1.4) +
      circle(8, 22, 4, navy) +
      circle(17, 22, 4, navy) +
      stroke("M44 18V25", navy, 2.5),
  ],
] as const;

const field = (x: number, y: number, width: number, name: string, value: string, note: string) =>
  rect(x, y, width, 38, "#f1f4f9", 7) +
  text(x + 10, y + 14, 10.5, grey, name) +
  text(x + 10, y + 31, 14.5, navy, value, bold) +
  text(x + width - 10, y + 31, 12, grey, note, end);

const quote = move(
  24,
  72,
  shadow(214, 312, 16),
  rect(0, 0, 214, 312, "#fff", 16),
  text(16, 29, 18, navy, "Price a load", bold),
  field(14, 42, 186, "Pick up", "75201", "Dallas, TX"),
  field(14, 85, 186, "Deliver", "30303", "Atlanta, GA"),
  text(16, 143, 12.5, navy, "22 pallets", bold) +
    text(198, 143, 12.5, grey, "781 mi, 38,500 lb", end),
  ...trailers.map(([name, note, price, drawing], i) =>
    move(
      14,
      154 + i * 38,
      rect(0, 0, 186, 34, i ? "#fff" : "#fdeeef", 8, {
        stroke: i ? "#dbe2ee" : red,
        stroke_width: i ? 1 : 2,
      }),
      scaled(8, 7, 0.78, drawing),
      text(62, 16, 12.5, navy, name, bold) + text(62, 28, 10.5, grey, note),
      text(176, 22, 15, i ? navy : red, price, { ...bold, ...end }),
    ),
  ),
  button({
    x: 14,
    y: 271,
    width: 186,
    height: 30,
    fill: red,
    ink: "#fff",
    label: "Book this truck",
    size: 14,
  }),
);

const header =
  rect(0, 26, 600, 34, navy) +
  path("M188 37H206L200 43H210L194 51L198 45H188Z", "#f2b632") +
  text(218, 48.5, 15, "#fff", "Global Swift", bold) +
  text(311, 48.5, 15, "#f2b632", "US", bold) +
  text(398, 48, 13, "#fff", "Quotes") +
  text(456, 48, 13, "#a9b8d6", "Loads") +
  text(508, 48, 13, "#a9b8d6", "Docks");

export const globalSwiftUs = inSans(
  blur,
  interstate,
  ground,
  move(
    64,
    30,
    browser({ width: 620, height: 420, bar: "#dfe4ec", body: land }),
    address(210, 220, "#fff", grey, "us.globalswift.com/quote"),
    clip(
      "map",
      rect(0, 60, 620, 400, "#000"),
      land2,
      roads,
      stroke(route, "#8b0f1b", 9),
      stroke(route, red, 6),
      stroke("M496 137Q524 132 552 134", "#fff", 2.5, { stroke_dasharray: "1 7" }),
    ),
  ),
  move(
    64,
    30,
    header,
    shield(218, 179, "20"),
    shield(280, 262, "49"),
    shield(354, 92, "55"),
    shield(440, 336, "10"),
    shield(450, 80, "65"),
    shield(532, 78, "75"),
    city(268, 180, "Shreveport"),
    city(368, 188, "Jackson", 12, end),
    city(458, 147, "Birmingham", 12, end),
    circle(552, 134, 5, "#fff", { stroke: navy, stroke_width: 2.5 }),
    text(570, 118, 15, navy, "Atlanta", { ...bold, ...end }),
    truck,
    bubble,
  ),
  quote,
);
