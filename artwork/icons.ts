import { markShapes } from "../src/ui/mark-outlines.ts";

const light = { outer: "#1f3fae", middle: "#f0a51e", inner: "#fbf8f1" };
const dark = { outer: "#8ea8ff", middle: "#f0a51e", inner: "#0a1122" };

const svg = (viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;

/** The icon of the tab: it follows the system's theme, since the browser's frame does. */
export const favicon: string = svg(
  "-17 -19.5 34 37",
  `<style>.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>` +
    `<g class="l">${markShapes(light)}</g><g class="d">${markShapes(dark)}</g>`,
);

/**
 * The mark in the middle of a square.
 * @param span side of the square in the mark's own units (the mark is 26 wide and 33 high)
 */
const onSquare = (span: number, ground: string, colors: Parameters<typeof markShapes>[0]) =>
  svg(
    // The mark reaches from -16.2 to 16: its middle is the square's.
    `${-span / 2} ${-span / 2} ${span} ${span}`,
    `<rect x="${-span / 2}" y="${-span / 2}" width="${span}" height="${span}" fill="${ground}"/>` +
      markShapes(colors),
  );

/** A launcher may cut a maskable icon to a circle of 80% (W3C, "Web Application Manifest", 1.9). */
const maskableSpan = 56;
const onLapis = { outer: "#ffffff", middle: "#f0a51e", inner: "#1f3fae" };

export const iconDrawings = [
  {
    name: "any",
    markup: svg("-18.5 -18.6 37 37", markShapes(light)),
    sizes: [
      { file: "icon-192.png", size: 192 },
      { file: "icon-512.png", size: 512 },
    ],
  },
  {
    name: "touch",
    markup: onSquare(46, "#fbf8f1", light),
    sizes: [{ file: "apple-touch-icon.png", size: 180 }],
  },
  {
    name: "maskable",
    markup: onSquare(maskableSpan, "#1f3fae", onLapis),
    sizes: [{ file: "icon-maskable-512.png", size: 512 }],
  },
] as const;
