declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  /** @returns the font with only the glyphs of `text`, its axes pinned or narrowed */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, Axis>;
      keepAllGlyphs?: true;
      /** The layout features that stay, by their tags; all of them without it. */
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
