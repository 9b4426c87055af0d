import type { Project, ProjectScreen } from "#src/content/schemas/project.ts";
import { ownPicture, type PictureAttributes } from "./own-pictures.ts";
import { cardWidths, type headWidths, pictureWidths } from "./picture-widths.ts";

const files = import.meta.glob<string>(
  ["/src/assets/**/*.{svg,avif,webp}", "!/src/assets/share/*"],
  { eager: true, query: "?url&no-inline", import: "default" },
);

/**
 * @param name a file below src/assets, such as `scenes/about.svg`
 * @returns its URL
 * @throws naming a file that is missing, which fails the build
 */
export function picture(name: string): string {
  const url = files[`/src/assets/${name}`];
  if (url === undefined)
    throw new Error(`There is no picture src/assets/${name}: draw it and run npm run pictures`);
  return url;
}

/** For entries without a picture. Decorative. */
export const placeholder: PictureAttributes = { src: "/placeholder.svg", alt: "" };

/** The picture field of a content entry (schemas/fields.ts). */
type EntryPicture = { image?: string | undefined; alt: string };

/**
 * An entry's own picture, or the drawing.
 * @param drawing a file below src/assets
 */
export const pictureOf = ({ image, alt }: EntryPicture, drawing: string): PictureAttributes =>
  image === undefined ? { src: picture(drawing), alt } : ownPicture(image, alt);

export type PictureWidths = readonly (typeof headWidths)[number][];

/** The drawing of a project's screen if there is one, or its picture. Decorative. */
export function screenOf(project: Project): PictureAttributes {
  const file = (name: string) => files[`/src/assets/projects/${project.slug}-screen${name}`];
  const src = file("-small.webp");
  if (src === undefined || project.picture?.image !== undefined)
    return { ...projectPicture(project, cardWidths), alt: "" };
  return { avif: `${file("-small.avif")} 300w, ${file(".avif")} 600w`, src, alt: "" };
}

/** @param widths those a browser may choose from */
export function projectPicture(
  { slug, picture: own }: Project,
  widths: PictureWidths,
): PictureAttributes {
  if (!own) return placeholder;
  if (own.image !== undefined) return ownPicture(own.image, own.alt);
  return projectDrawing(slug, widths, own.alt);
}

/** Further screens of a project. */
export function screenPicture({
  picture: { image, alt, drawing },
}: ProjectScreen): PictureAttributes {
  if (image !== undefined) return ownPicture(image, alt);
  return drawing === undefined ? placeholder : projectDrawing(drawing, pictureWidths, alt);
}

/** Screens of phones and most projects are rendered in some of the widths only. */
function projectDrawing(name: string, widths: PictureWidths, alt: string): PictureAttributes {
  const avif = widths
    .map((width) => [files[`/src/assets/projects/${name}-${width}.avif`], `${width}w`])
    .filter(([url]) => url !== undefined)
    .map((candidate) => candidate.join(" "))
    .join(", ");
  return { avif, src: picture(`projects/${name}-800.webp`), alt };
}
