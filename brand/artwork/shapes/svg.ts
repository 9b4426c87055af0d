export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The pictures of one folder in src/assets, by file name. */
export type SvgFolder = { folder: string; viewBox: string; bodies: Record<string, string> };

/** A complete SVG without the source's whitespace. */
export const standalone = (viewBox: string, body: string): string =>
  tidy(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`);

/** An element; attributes that are undefined are left out, `_` stands for `-` in their names. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key.replace("_", "-")}="${short(value)}"`)
    .join("");
  const inner = children.join("");
  return inner ? `<${name}${pairs}>${inner}</${name}>` : `<${name}${pairs}/>`;
}

export const group = (attributes: Attributes, ...children: string[]) =>
  el("g", attributes, ...children);

export const path = (d: string, fill: string, more: Attributes = {}) =>
  el("path", { d, fill, ...more });

/** An unfilled line with round ends and joins. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  el("path", {
    d,
    fill: "none",
    stroke: color,
    stroke_width: width,
    stroke_linecap: "round",
    stroke_linejoin: "round",
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  el("circle", { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  el("ellipse", { cx, cy, rx, ry, fill });

/** A rectangle; `rx` rounds its corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx?: number,
  more: Attributes = {},
) => el("rect", { x, y, width, height, fill, rx: rx || undefined, ...more });

export const move = (x: number, y: number, ...children: string[]) =>
  group({ transform: `translate(${short(x)} ${short(y)})` }, ...children);

/** A drawing used in several places; parts without a fill inherit the place's. */
export function repeat(
  id: string,
  drawing: string,
  places: readonly { x: number; y: number; fill?: string | undefined }[],
): string {
  const uses = places.map(({ x, y, fill }) => el("use", { href: `#${id}`, x, y, fill }));
  return el("defs", {}, el("g", { id }, drawing)) + uses.join("");
}

const sans = "Instrument Sans, Helvetica, Arial, sans-serif";
const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";

/** Sets the typeface once for everything inside. */
export const inSans = (...children: string[]) => group({ font_family: sans }, ...children);
export const inMono = (...children: string[]) => group({ font_family: mono }, ...children);

/** A line of text in the typeface of its group. */
export const text = (
  x: number,
  y: number,
  size: number,
  fill: string,
  words: string,
  more: Attributes = {},
) => el("text", { x, y, font_size: size, fill, ...more }, escape(words));

export const bold = { font_weight: 700 } as const;
export const medium = { font_weight: 600 } as const;
export const middle = { text_anchor: "middle" } as const;
export const end = { text_anchor: "end" } as const;

const escape = (words: string) =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const short = (value: string | number | undefined) =>
  typeof value === "number" ? Number(value.toFixed(2)) : value;

/** Only inside tags: text that reads "0.8" must keep its zero. */
const tidy = (picture: string) =>
  picture
    .replace(/\s*\n\s*/g, "")
    .replace(/<[^>]+>/g, (tag) => tag.replace(/(?<![\w.#])0\.(?=\d)/g, "."));
