import type { Project, ProjectScreen } from "#src/content/schemas/project.ts";
import { ownPicture } from "./own-pictures.ts";
import type { Shown } from "./shown.ts";
import { cardWidths, type headWidths, pictureWidths } from "./picture-widths.ts";

const files = import.meta.glob<string>(
  ["/src/assets/**/*.{svg,avif,webp}", "!/src/assets/share/*"],
  { eager: true, query: "?url&no-inline", import: "default" },
);

/**
 * The address of a picture.
 *
 * @param name its file below src/assets, such as `scenes/about.svg`
 * @throws naming a file that is not there, so that a build cannot go out without it
 */
export function picture(name: string): string {
  const address = files[`/src/assets/${name}`];
  if (address === undefined)
    throw new Error(`There is no picture src/assets/${name}: draw it and run npm run pictures`);
  return address;
}

/** What stands where an entry has no picture: to be looked at only. */
export const placeholder: Shown = { src: "/placeholder.svg", alt: "" };

/** A picture of an entry's schema (schemas/fields.ts). */
type Written = { image?: string | undefined; alt: string };

/**
 * What an entry shows: its own picture, or else the drawing.
 * @param drawing a file below src/assets
 */
export const pictureOf = ({ image, alt }: Written, drawing: string): Shown =>
  image === undefined ? { src: picture(drawing), alt } : ownPicture(image, alt);

export type PictureWidths = readonly (typeof headWidths)[number][];

/** A project's screen alone, where there is a drawing of it; else its picture. Decorative. */
export function screenOf(project: Project): Shown {
  const file = (name: string) => files[`/src/assets/projects/${project.slug}-screen${name}`];
  const src = file("-small.webp");
  if (src === undefined || project.picture?.image !== undefined)
    return { ...projectPicture(project, cardWidths), alt: "" };
  return { sources: { avif: `${file("-small.avif")} 300w, ${file(".avif")} 600w` }, src, alt: "" };
}

/**
 * A project's picture as `srcset` of each format, and one file for those who know neither.
 * @param widths those a browser may choose from
 */
export function projectPicture({ slug, picture: own }: Project, widths: PictureWidths): Shown {
  if (!own) return placeholder;
  if (own.image !== undefined) return ownPicture(own.image, own.alt);
  return projectDrawing(slug, widths, own.alt);
}

/** What a further screen of a project shows; a phone's is drawn in the widths of a card only. */
export function screenPicture({ phone, picture: { image, alt, drawing } }: ProjectScreen): Shown {
  if (image !== undefined) return ownPicture(image, alt);
  if (drawing === undefined) return placeholder;
  return projectDrawing(drawing, phone ? cardWidths : pictureWidths, alt);
}

function projectDrawing(name: string, widths: PictureWidths, alt: string): Shown {
  const file = (width: number, format: string) => picture(`projects/${name}-${width}.${format}`);
  // Not every project has the largest.
  const isDrawn = (width: number) =>
    width <= 1200 || `/src/assets/projects/${name}-${width}.webp` in files;
  const set = (format: string) =>
    widths
      .filter(isDrawn)
      .map((width) => `${file(width, format)} ${width}w`)
      .join(", ");
  const sources = { avif: set("avif"), webp: set("webp") };
  return { sources, src: file(800, "webp"), alt };
}
