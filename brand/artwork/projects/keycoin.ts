import { blur, browser } from "../shapes/mockup.ts";
import {
  bold,
  circle,
  end,
  group,
  inMono,
  inSans,
  medium,
  move,
  path,
  rect,
  stroke,
  text,
} from "../shapes/svg.ts";
import { address, button, gradient } from "./kit.ts";
import { black, brass, chart, depth, down, grey, rule, up, white } from "./keycoin-market.ts";

const panel = "#12151b";

/** A row of the order book: price, size and a bar for the size. */
function level(
  x: number,
  at: number,
  price: string,
  size: string,
  width: number,
  color: string,
): string {
  return (
    rect(x + 122 - width, at - 10, width, 13, color, 1, { opacity: 0.2 }) +
    text(x + 4, at, 11, color, price) +
    text(x + 120, at, 11, white, size, end)
  );
}
const book = move(
  392,
  66,
  text(4, 14, 12.5, white, "Order book", bold),
  inMono(
    ...[
      ["4.431", "1,920", 66],
      ["4.428", "640", 24],
      ["4.425", "2,804", 96],
      ["4.421", "880", 32],
      ["4.418", "410", 17],
    ].map(([p, s, w], i) => level(0, 34 + i * 15, String(p), String(s), Number(w), down)),
    text(4, 113, 15, up, "4.416", bold),
    text(120, 113, 10.5, grey, "0.05%", end),
    ...[
      ["4.414", "760", 28],
      ["4.412", "1,305", 47],
      ["4.409", "3,110", 110],
      ["4.405", "954", 34],
      ["4.402", "2,240", 80],
    ].map(([p, s, w], i) => level(0, 133 + i * 15, String(p), String(s), Number(w), up)),
  ),
);

const field = (at: number, name: string, value: string, unit: string) =>
  rect(0, at, 88, 36, black, 4, { stroke: rule }) +
  text(7, at + 13, 10, grey, name) +
  inMono(text(7, at + 29, 12.5, white, value, bold)) +
  text(82, at + 29, 10, grey, unit, end);

const ticket = move(
  524,
  66,
  button({ x: 0, y: 3, width: 44, height: 22, fill: up, ink: black, label: "Buy", radius: 4 }),
  button({ x: 44, y: 3, width: 44, height: 22, fill: black, ink: grey, label: "Sell", radius: 4 }),
  text(0, 43, 11.5, brass, "Limit", bold) +
    text(38, 43, 11.5, grey, "Market") +
    stroke("M0 47H26", brass, 1.5),
  field(56, "Price", "4.410", "USD"),
  field(98, "Amount", "250", "KEY"),
  text(0, 150, 11, grey, "Total") + inMono(text(88, 150, 11.5, white, "1,102.50", end)),
  button({
    x: 0,
    y: 160,
    width: 88,
    height: 30,
    fill: up,
    ink: black,
    label: "Buy KEY",
    size: 13,
    radius: 4,
  }),
);

const orders = move(
  392,
  276,
  text(4, 12, 12.5, white, "Open orders", bold),
  text(112, 12, 12.5, grey, "Filled"),
  text(154, 12, 12.5, grey, "Statements"),
  inMono(
    ...[
      ["Buy", "250", "4.390", up],
      ["Sell", "120", "4.520", down],
      ["Buy", "900", "4.250", up],
    ].map(
      ([side = "", size = "", price = "", color = ""], i) =>
        text(4, 33 + i * 18, 11.5, color, side) +
        text(92, 33 + i * 18, 11.5, white, size, end) +
        text(156, 33 + i * 18, 11.5, white, price, end) +
        text(220, 33 + i * 18, 11.5, grey, "open", end),
    ),
  ),
);

const header =
  rect(0, 26, 620, 36, panel) +
  circle(23, 44, 9, brass) +
  path("M23 39a3.2 3.2 0 0 1 1.7 5.900l1 4.600h-5.400l1-4.600A3.2 3.2 0 0 1 23 39Z", black) +
  text(39, 48.5, 14, white, "Keycoin", bold) +
  text(112, 48.5, 14, brass, "KEY/USD", bold) +
  inMono(
    text(186, 49, 15, up, "4.416", bold),
    text(246, 48.5, 11.5, up, "+6.2%"),
    text(296, 48.5, 11.5, grey, "vol 1.84M"),
  ) +
  rect(474, 33, 136, 22, "#10332a", 11) +
  stroke("M485 44l3.5 3.5 6-7", up, 2) +
  text(502, 48, 12, "#8df0c8", "Identity verified", medium);

export const keycoin = inSans(
  blur,
  gradient("copper", ["#5b1f3a", "#b4532f", "#e9a44c"], 1, 0.6),
  rect(0, 0, 640, 400, "url(#copper)"),
  group(
    { fill: "none", stroke: "#f6cf86", opacity: 0.35 },
    ...[60, 76, 132, 148, 204].map(
      (r) => `<circle cx="560" cy="40" r="${r}" stroke-width="${r % 3 ? 2 : 10}"/>`,
    ),
  ),
  group(
    { transform: "translate(10 60) skewY(-3.4)" },
    browser({
      width: 620,
      height: 420,
      bar: "#1b1f27",
      dots: ["#4a515e", "#4a515e", "#4a515e"],
      body: black,
    }),
    address(210, 200, "#0f1217", grey, "keycoin.exchange/key-usd"),
    header,
    inMono(
      ...["15m", "1h", "1d", "1w"].map((span, i) =>
        text(12 + i * 34, 81, 11.5, i ? grey : brass, span),
      ),
    ),
    text(168, 81, 11.5, grey, "Average of 7"),
    stroke("M152 77H163", brass, 2),
    stroke("M388 62V420M520 62V268M0 266H620", rule, 1.5),
    chart,
    depth,
    book,
    ticket,
    orders,
  ),
);
