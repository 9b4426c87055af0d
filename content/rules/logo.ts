/** What a logo may hold in a file, and cannot where it is drawn: in pages, whose policy forbids styles and other files, and by libraries. */
const lost: [of: RegExp, sentence: string][] = [
  [
    /<text[\s>]/,
    "has text, which others see in another font: turn it into paths (outlines, curves) in the drawing program",
  ],
  [
    /<(?:image|foreignObject)[\s>]/,
    "has a picture or a page in it, which no browser draws there: export shapes only",
  ],
  [
    /mix-blend-mode:\s*(?!normal)\w/,
    "blends its colors with what is behind it, which differs in each place: flatten them in the drawing program",
  ],
  [
    /@media/,
    "has rules of its own for the dark theme or a medium (@media), which are left out: write fill='currentColor' or fill='var(--color-action)', which follow the theme",
  ],
];

/** @returns why a drawing would not be the same in header, icons and share images */
export function logoProblem(svg: string): string | undefined {
  const drawn = svg.replaceAll(/<!--[\s\S]*?-->/g, "");
  return lost.find(([of]) => of.test(drawn))?.[1];
}
