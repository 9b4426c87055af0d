import { pictureWidths } from "./picture-widths.ts";

const files = import.meta.glob<string>("/src/assets/projects/*.{avif,webp}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** Files of one picture: `srcset` of each format, and one file for those who know neither. */
export type PictureFiles = { avif: string; webp: string; src: string };

/**
 * The addresses of a project's picture.
 *
 * @param slug the project's, or `plain`
 * @param widths those a browser may choose from
 * @param among what there is: path to address, as `import.meta.glob` gives it
 * @throws naming the file that is not there, so that a build cannot go out without it
 */
export function projectPicture(
  slug: string,
  widths: readonly (typeof pictureWidths)[number][] = pictureWidths,
  among: Record<string, string> = files,
): PictureFiles {
  const address = (width: number, format: string) => {
    const file = `projects/${slug}-${width}.${format}`;
    const found = among[`/src/assets/${file}`];
    if (found === undefined)
      throw new Error(`There is no picture src/assets/${file}: draw it and run npm run pictures`);
    return found;
  };
  const set = (format: string) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(", ");
  return { avif: set("avif"), webp: set("webp"), src: address(800, "webp") };
}
