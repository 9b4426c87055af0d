import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  ellipse,
  end,
  group,
  inSans,
  medium,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { button, clip, gradient, inGothic, scaled } from "./kit.ts";

const [black, coal, champagne, pale, grey, amber] = [
  "#0d0d0f",
  "#1b1b1f",
  "#e6cf9f",
  "#f7efdd",
  "#a09a8c",
  "#f0a63c",
];

/** The harbor bridge: two arcs, hangers, deck and four pylons, in one thin line. */
function bridge(color: string, width: number): string {
  const rise = (x: number) => 1 - ((x - 150) / 130) ** 2;
  const hangers = Array.from({ length: 17 }, (_, i) => 30 + i * 15).map(
    (x) => `M${x} ${Math.round(88 - 66 * rise(x))}V70`,
  );
  return stroke(
    "M20 88Q150-44 280 88M34 88Q150-14 266 88M-60 70H360M-60 75H360M4 96V52H20V96M280 96V52H296V96M1 52H23M277 52H299" +
      hangers.join(""),
    color,
    width,
  );
}

/** The opera house, as its shells stand. */
const shells =
  "M0 40C2 20 14 6 30 0C28 14 32 30 42 40ZM34 40C34 26 44 14 58 8C56 20 60 32 68 40ZM62 40C64 30 72 22 82 18C82 26 84 34 90 40ZM-8 40H98V46H-8Z";

const ground =
  rect(0, 0, 640, 400, "#d9bf8a") +
  path("M0 318H640V400H0Z", "#cbae74") +
  stroke("M0 340H60M20 360H130M560 344H640M600 366H640", "#e6cf9f", 2) +
  group({ transform: "translate(-64 128) scale(2.5)", opacity: 0.7 }, bridge("#b3925a", 0.8));

/** A long sedan from the side, 330 by 92, its nose to the right. */
const sedan =
  ellipse(165, 84, 168, 8, "#3a2f1c") +
  path(
    "M6 62C2 46 10 40 30 38L62 33C88 12 112 4 154 4C196 4 218 16 244 32C284 35 314 40 322 50C328 58 326 68 322 72H290A27 27 0 0 0 236 72H96A27 27 0 0 0 42 72H14C8 70 7 66 6 62Z",
    "#111114",
  ) +
  path("M78 32C98 16 116 11 146 11V33ZM153 11C188 11 206 19 226 33L153 33.500Z", "#5d6a78") +
  path("M96 20L120 13L104 33H80ZM165 11L184 13L172 33H158Z", "#aebac6", { opacity: 0.6 }) +
  stroke("M14 44C80 40 240 38 318 50", "#57575f", 2) +
  stroke("M149 12V70M232 38L228 68M66 36C70 50 90 60 96 68", "#2c2c31", 1.5) +
  stroke("M112 42H126M190 42H204", "#8d8d96", 2.5) +
  path("M304 45C314 47 320 50 322 54L306 53Z", "#fff3cf") +
  path("M8 46H22L20 53H6Z", "#d3352b") +
  stroke("M100 67H232", champagne, 2) +
  [69, 263]
    .map(
      (x) =>
        circle(x, 71, 26, "#08080a") +
        circle(x, 70, 14, "#b9b9c0") +
        circle(x, 70, 4, "#08080a") +
        stroke(
          `M${x} 57V83M${x - 13} 70H${x + 13}M${x - 9} 61L${x + 9} 79M${x + 9} 61L${x - 9} 79`,
          "#5b5b63",
          2,
        ),
    )
    .join("");

const smallSedan =
  "M0 15C0 10 4 9 8 9L16 8C22 2 28 0 36 0C46 0 50 3 56 8C64 9 72 10 74 14L73 19H0Z";
const van = "M0 19V4Q0 0 4 0H48C56 0 60 4 66 10L74 12V19Z";

function fare(
  y: number,
  car: string,
  name: string,
  seats: string,
  price: string,
  chosen: boolean,
): string {
  return move(
    250,
    y,
    rect(0, 0, 280, 44, chosen ? "#2b261c" : coal, 6, {
      stroke: chosen ? champagne : "#37373d",
      stroke_width: chosen ? 1.8 : 1,
    }),
    move(
      12,
      11,
      path(car, chosen ? champagne : "#77737a"),
      circle(16, 19, 5.5, coal) + circle(58, 19, 5.5, coal),
      circle(16, 19, 3, grey) + circle(58, 19, 3, grey),
    ),
    inSans(text(100, 20, 14, pale, name, medium), text(100, 36, 12, grey, seats)),
    text(268, 24, 18, champagne, price, end),
    inSans(text(268, 38, 11, grey, "fixed", end)),
  );
}

const form = move(
  20,
  76,
  text(0, 20, 22, pale, "From the airport,"),
  text(0, 45, 22, pale, "whenever you land"),
  inSans(
    rect(0, 60, 210, 92, coal, 8),
    text(14, 80, 11.5, grey, "Flight"),
    text(14, 101, 18, pale, "QN 604", bold),
    text(196, 80, 11.5, grey, "Singapore to Sydney", end),
    text(142, 101, 14, grey, "18:05", { ...end, text_decoration: "line-through" }),
    text(196, 101, 18, amber, "18:45", { ...bold, ...end }),
    rect(8, 112, 194, 32, "#3a2a10", 6),
    circle(23, 128, 6, amber) + stroke("M23 124.500V128L25.5 129.5", "#3a2a10", 1.6),
    text(36, 125, 11.5, "#ffd99a", "Landing 40 min late,", bold),
    text(36, 138, 11.5, "#ffd99a", "driver informed"),
    stroke("M10 172V198", grey, 1.6, { stroke_dasharray: "1 5" }),
    circle(10, 166, 4.5, "none", { stroke: champagne, stroke_width: 2 }),
    circle(10, 204, 4.5, champagne),
    text(28, 170.5, 13.5, pale, "Sydney Airport, T1"),
    text(28, 208.5, 13.5, pale, "Circular Quay, wharf 6"),
    stroke("M28 187H210", "#2f2f35", 1),
  ),
  button({
    x: 0,
    y: 232,
    width: 210,
    height: 36,
    fill: champagne,
    ink: black,
    label: "Book for A$128",
    size: 15,
    radius: 4,
  }),
);

const view = clip(
  "view",
  path("M550 68V220H258A8 8 0 0 1 250 212V76A8 8 0 0 1 258 68Z", "#000"),
  rect(250, 68, 400, 152, "url(#dusk)"),
  circle(286, 160, 26, "#fff3d6"),
  path("M250 176H650V222H250Z", "#b58a4c"),
  move(222, 86, bridge("#2b2012", 1)),
  scaled(486, 141, 0.7, path(shells, "#fff6e4", { stroke: "#2b2012", stroke_width: 1.4 })),
  path("M250 196H650V222H250Z", "#8d6a38"),
);

export const chauffeursAustralia = inGothic(
  blur,
  gradient("dusk", ["#f6e6c6", "#e0b977"]),
  ground,
  move(
    38,
    32,
    browser({
      width: 550,
      height: 410,
      bar: "#26262b",
      dots: ["#55555c", "#55555c", "#55555c"],
      body: black,
    }),
    text(20, 52, 16, champagne, "Chauffeurs Australia", { letter_spacing: 0.4 }),
    inSans(
      text(342, 51, 12.5, pale, "Sydney"),
      text(400, 51, 12.5, grey, "Melbourne"),
      text(478, 51, 12.5, grey, "Brisbane"),
    ),
    stroke("M342 57H383", champagne, 1.5),
    stroke("M0 64H550", "#26262b", 1),
    form,
    view,
    fare(232, smallSedan, "Long sedan", "3 guests, 2 bags", "A$128", true),
    fare(284, van, "Van", "7 guests, 7 bags", "A$176", false),
    fare(341, smallSedan, "Electric sedan", "3 guests, 2 bags", "A$139", false),
  ),
  move(300, 164, sedan),
);
