import { bold, inMono, medium, move, path, rect, stroke, text } from "../shapes/svg.ts";
import { area, dice, trend } from "./kit.ts";

export const [black, rule, grey, white, up, down, brass] = [
  "#0a0c10",
  "#232832",
  "#8a93a3",
  "#eef1f5",
  "#1fc98b",
  "#ff5566",
  "#e2b04e",
];

type Candle = { open: number; close: number; high: number; low: number; volume: number };

/** Candles of 15 minutes each: a dip, a climb, a pause. */
const candles: Candle[] = (() => {
  const roll = dice(2027);
  let price = 4.02;
  return Array.from({ length: 36 }, (_, i) => {
    const drift = i < 9 ? -0.02 : i < 27 ? 0.028 : 0.002;
    const open = price;
    const close = open + drift + (roll() - 0.5) * 0.09;
    price = close;
    return {
      open,
      close,
      high: Math.max(open, close) + roll() * 0.035,
      low: Math.min(open, close) - roll() * 0.035,
      volume: 4 + roll() * 22,
    };
  });
})();
const [low, high] = [
  Math.min(...candles.map((c) => c.low)),
  Math.max(...candles.map((c) => c.high)),
];
const y = (price: number) => Math.round((138 - ((price - low) / (high - low)) * 132) * 10) / 10;

/** Rising candles in one path, falling ones in another. */
function sticks(rising: boolean): string {
  const color = rising ? up : down;
  const mine = candles
    .map((c, i) => ({ ...c, x: 4 + i * 9.2 }))
    .filter((c) => c.close >= c.open === rising);
  const bodies = mine.map(
    (c) =>
      `M${c.x.toFixed(1)} ${y(Math.max(c.open, c.close))}h6V${y(Math.min(c.open, c.close)) + 0.8}h-6z`,
  );
  const wicks = mine.map((c) => `M${(c.x + 3).toFixed(1)} ${y(c.high)}V${y(c.low)}`);
  const volumes = mine.map(
    (c) => `M${c.x.toFixed(1)} 164v-${Math.round(c.volume)}h6v${Math.round(c.volume)}z`,
  );
  return (
    stroke(wicks.join(""), color, 1.2) +
    path(bodies.join(""), color) +
    path(volumes.join(""), color, { opacity: 0.35 })
  );
}

const average = candles.map((_, i) => {
  const near = candles.slice(Math.max(0, i - 6), i + 1);
  return -near.reduce((sum, c) => sum + y(c.close), 0) / near.length;
});
const last = y(candles.at(-1)?.close ?? 0);

export const chart = move(
  10,
  94,
  stroke("M0 6H340M0 40H340M0 74H340M0 108H340M0 142H340M66 0V164M158 0V164M250 0V164", rule, 1),
  sticks(true),
  sticks(false),
  move(
    7,
    Math.min(...average.map((v) => -v)),
    stroke(trend(average, 322, Math.max(...average) - Math.min(...average)), brass, 1.8),
  ),
  stroke(`M0 ${last}H340`, up, 1, { stroke_dasharray: "3 3" }),
  rect(336, last - 8, 40, 16, up, 3),
  inMono(
    ...[
      ["4.50", 9],
      ["4.30", 43],
      ["4.10", 77],
      ["3.90", 111],
    ]
      .filter(([, at]) => Math.abs(Number(at) - last) > 12)
      .map(([price, at]) => text(344, Number(at), 10.5, grey, String(price))),
    text(340, last + 4, 11, black, "4.416", bold),
  ),
);

const bids = [0, 3, 7, 9, 15, 19, 26, 32, 40, 44, 52].toReversed();
const asks = [0, 4, 6, 12, 14, 22, 27, 30, 38, 47, 50];
export const depth = move(
  10,
  268,
  area(bids, 182, 54, "#12392f"),
  stroke(trend(bids, 182, 54), up, 1.8),
  move(188, 0, area(asks, 182, 54, "#3d1a24"), stroke(trend(asks, 182, 54), down, 1.8)),
  stroke("M185 0V54", grey, 1, { stroke_dasharray: "2 3" }),
  text(116, 14, 12, white, "Depth", medium),
);
