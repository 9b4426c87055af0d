declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  /** @returns the font with only the glyphs of `text`, its axes pinned or narrowed */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
