import { dome, minaret } from "../shapes/city.ts";
import { circle, group, move, path, rect, stroke } from "../shapes/svg.ts";
import { clip } from "./kit.ts";

const wheel = (x: number, y: number, r: number) =>
  circle(x, y, r, "#1b1a1e") + circle(x, y, r * 0.45, "#a9a7a3");

const rickshaw = move(
  150,
  120,
  path("M6 66L14 18Q16 8 28 6H74Q84 8 86 20L92 62L100 70V86H4Z", "#2f8f4e") +
    path("M14 20Q16 8 28 6H74Q84 8 86 20V26H13Z", "#e8c63a") +
    path("M20 30H52V58H16ZM58 30H83L88 58H58Z", "#33414a") +
    path("M4 70H100V78H4Z", "#d9482f") +
    circle(70, 48, 7, "#a4683d") +
    path("M60 66Q60 54 70 54T82 66Z", "#e9e2d2") +
    wheel(24, 88, 11) +
    wheel(86, 88, 11) +
    circle(98, 72, 4, "#fff3c4"),
);

const cyclist = move(
  60,
  150,
  circle(0, 62, 17, "none", { stroke: "#1b1a1e", stroke_width: 3 }) +
    circle(50, 62, 17, "none", { stroke: "#1b1a1e", stroke_width: 3 }) +
    stroke("M0 62L16 34H42L50 62M16 34L24 62H0M24 62L42 34L40 26H48", "#b23b2e", 3) +
    stroke("M18 30L32 46L26 60", "#5a4632", 7) +
    path("M10 32Q10 8 22 4L36 10L44 26L38 28L30 20L26 34Z", "#f2ead9") +
    circle(28, -4, 8, "#a4683d") +
    path("M20-5Q20-14 29-13T36-5Q28-9 20-5Z", "#22160f"),
);

const car = move(
  262,
  146,
  path("M0 50Q0 38 12 36L28 16Q32 10 42 10H78Q88 10 94 18L106 36Q120 38 120 52V66H0Z", "#e9ecef") +
    path("M36 18H58V36H24ZM64 18H80Q86 18 90 24L98 36H64Z", "#41525e") +
    path("M0 54H120V60H0Z", "#c3c9cf") +
    wheel(26, 68, 12) +
    wheel(94, 68, 12) +
    rect(0, 44, 8, 7, "#d9482f", 2),
);

const cart = move(
  10,
  214,
  path("M0 30H78L70 46H8Z", "#8a5a33") +
    [
      [13, 26],
      [31, 26],
      [49, 26],
      [65, 26],
      [22, 14],
      [40, 13],
      [57, 15],
    ]
      .map(([x = 0, y = 0], i) => circle(x, y, 10, i % 3 ? "#f2994a" : "#e8c63a"))
      .join("") +
    wheel(18, 52, 11) +
    wheel(62, 52, 11),
);

/** Mall Road at dusk, as the camera saw it. */
export const photograph = clip(
  "photo",
  rect(0, 0, 392, 320, "#000"),
  rect(0, 0, 392, 320, "url(#haze)"),
  circle(300, 62, 26, "#ffe3b0"),
  group(
    { opacity: 0.85 },
    dome(196, 116, 26, "#b98a86") +
      dome(156, 120, 16, "#b98a86") +
      dome(236, 120, 16, "#b98a86") +
      minaret(118, 124, 84, 12, "#b98a86") +
      minaret(276, 124, 84, 12, "#b98a86") +
      rect(112, 116, 172, 40, "#b98a86"),
  ),
  path("M0 20H72L92 40V190H0Z", "#a5644a") +
    path("M392 6H336L312 30V190H392Z", "#7b5a6c") +
    path(
      "M10 40h20v34h-20zM42 42h20v32h-20zM10 92h20v34h-20zM42 92h20v34h-20zM346 36h16v34h-16zM370 32h16v38h-16zM346 88h16v34h-16zM370 86h16v36h-16z",
      "#f7d79a",
      { opacity: 0.85 },
    ) +
    rect(0, 134, 96, 12, "#2f6f73") +
    rect(304, 130, 88, 12, "#c4523a") +
    stroke("M92 40C170 70 240 66 312 30M92 56C170 90 250 84 312 46", "#4a3038", 1.2),
  path("M0 186L110 150H290L392 184V320H0Z", "#5d5560") +
    path("M0 192L110 154H118L0 214Z", "#c9b6a4") +
    stroke("M200 156V170M200 184V208M200 226V262M200 284V318", "#f3e3c8", 4),
  cyclist,
  rickshaw,
  car,
  cart,
);
