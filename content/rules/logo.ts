import { type CustomPlugin, optimize } from "svgo";

/** What a logo may hold in a file, and cannot where it is drawn: in pages, whose policy forbids styles and other files, and by libraries. */
const moves = "moves, which is left out: export one picture of it";
const elements: [of: RegExp, sentence: string][] = [
  [
    /^text$/,
    "has text, which others see in another font: turn it into paths (outlines, curves) in the drawing program",
  ],
  [
    /^(?:fe)?image$|^foreignobject$/,
    "has a picture or a page in it, which no browser draws there: export shapes only",
  ],
  [/^(?:set|animate\w*)$/, moves],
];

/** In an attribute or a style: an address that is no place of the drawing itself. */
export const urlElsewhere = /url\((?!\s*["']?#)/i;
const elsewhere =
  "shows something of another file or website, which would be missing: put all of it into this file";
const texts: [of: RegExp, sentence: string][] = [
  [
    /mix-blend-mode:\s*(?!normal)\w/,
    "blends its colors with what is behind it, which differs in each place: flatten them in the drawing program",
  ],
  [
    /@media/,
    "has rules of its own for the dark theme or a medium (@media), which are left out: write fill='currentColor' or fill='var(--color-action)', which follow the theme",
  ],
  [/@keyframes/, moves],
  [/@import/, elsewhere],
  [urlElsewhere, elsewhere],
];

const sentences = (table: typeof texts, text: string) =>
  table.filter(([of]) => of.test(text)).map(([, sentence]) => sentence);

/** Of what svgo's parser reads: entities are filled in, and comments are gone. */
const finder = (found: string[]): CustomPlugin => ({
  name: "finder",
  fn: () => ({
    root: {
      enter({ children }) {
        const [root, ...more] = children.filter((it) => it.type === "element");
        if (root?.name !== "svg" || more.length > 0)
          found.push("has to begin with <svg and end with </svg>: export it again as SVG");
      },
    },
    element: {
      enter({ name, attributes }) {
        const local = name.toLowerCase().replace(/^.*:/, "");
        found.push(...sentences(elements, local));
        for (const [attribute, value] of Object.entries(attributes)) {
          // A link is left out, and its drawing is the same.
          if (/^(?:xlink:)?href$/i.test(attribute) && local !== "a" && !value.startsWith("#"))
            found.push(elsewhere);
          found.push(...sentences(texts, value));
        }
      },
    },
    text: { enter: ({ value }) => void found.push(...sentences(texts, value)) },
    cdata: { enter: ({ value }) => void found.push(...sentences(texts, value)) },
  }),
});

/** @returns why a drawing would not be the same in header, icons and share images */
export function logoProblem(svg: string): string | undefined {
  const found: string[] = [];
  try {
    optimize(svg, { plugins: [finder(found)] });
  } catch (error) {
    const [reason = ""] = String((error as Error).message).split("\n");
    return `is no whole SVG file (${reason.replace(/^<input>:/, "")}): export it again`;
  }
  return found[0];
}
