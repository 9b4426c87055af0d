declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  /** @returns the font with the glyphs of `text` only and its axes pinned or limited */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, Axis>;
      keepAllGlyphs?: true;
      /** Tags of the layout features to keep; default all. */
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
