import { readFileSync } from "node:fs";
import { imageSize } from "image-size";
import type { Project, ProjectScreen } from "#content/schemas/project.ts";
import { brandFolder, withinBrand } from "#content/brand-folder.ts";
import { emblem as emblemDrawing } from "#slots/emblem.ts";
import { viewBoxOf, widthToHeight } from "#content/schemas/view-box.ts";
import { ownPicture, type PictureAttributes } from "./own-pictures.ts";
import { cardWidths, type headWidths, pictureWidths } from "./drawing-widths.ts";

const found = import.meta.glob<string>(
  ["#brand/assets/**/*.{svg,avif,webp}", "!#brand/assets/share/*"],
  { eager: true, query: "?url&no-inline", import: "default" },
);
/** URLs by path below assets/. */
const files = Object.fromEntries(
  Object.entries(found).map(([file, url]) => [withinBrand(file).replace("assets/", ""), url]),
);

/**
 * @param name a file below the brand's assets/, such as `scenes/about.svg`
 * @returns its URL
 * @throws naming a file that is missing, which fails the build
 */
export function picture(name: string): string {
  const url = files[name];
  if (url === undefined) throw new Error(`There is no picture ${brandFolder}/assets/${name}`);
  return url;
}

/** The brand's emblem (src/pages/[arches].svg.ts), alone and as the picture of entries without one. Decorative. */
const emblem = "/arches.svg";
const placeholder: PictureAttributes = { src: "/placeholder.svg", alt: "" };

/** The emblem in a width, with the height that it has. */
const emblemOf = (width: number) => ({
  src: emblem,
  width,
  height: Math.round(width / widthToHeight(emblemDrawing.viewBox)),
});

/** @param drawing a file in assets/invitations, or the emblem */
export const invitationPicture = (drawing: string | undefined) =>
  drawing === undefined
    ? emblemOf(420)
    : { src: picture(`invitations/${drawing}.svg`), width: 420, height: 300 };

/** @param drawing a file in assets/status, or the emblem */
export const statusPicture = (drawing: string | undefined) =>
  drawing === undefined
    ? emblemOf(560)
    : { src: picture(`status/${drawing}.svg`), width: 560, height: 480 };

const wideDrawings = import.meta.glob<string>("#brand/assets/scenes/services/*-wide.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/**
 * A service's drawing for wide windows, if there is one: attributes of a `source`. Its size is said because its
 * proportions are not those of the `img`; the page would move when it has loaded.
 */
export function wideDrawingOf(slug: string) {
  const name = `scenes/services/${slug}-wide.svg`;
  const file = Object.keys(wideDrawings).find((it) => withinBrand(it) === `assets/${name}`);
  if (file === undefined) return undefined;
  const [, , width, height] = viewBoxOf(wideDrawings[file] ?? "").split(/[\s,]+/);
  return { srcSet: picture(name), width, height };
}

/** The picture field of a content entry (schemas/fields.ts). */
type EntryPicture = { image?: string | undefined; alt: string };

/**
 * An entry's own picture, the drawing, or the placeholder if it has neither.
 * @param drawing a file below assets/ that need not exist
 */
export function pictureOf(own: EntryPicture | undefined, drawing: string): PictureAttributes {
  if (own?.image !== undefined) return ownPicture(own.image, own.alt);
  const src = files[drawing];
  return own && src ? { src, alt: own.alt } : placeholder;
}

/**
 * Layers of a drawing that move once when its page has arrived, if there are such files beside it: `-draws` is uncovered from
 * above, `-glows` comes on (src/ui/arrival.tsx).
 */
export const arrivalOf = (own: EntryPicture | undefined, drawing: string) =>
  own === undefined || own.image !== undefined ? {} : layersOf(drawing, ["draws", "glows"]);

/** A drawing in assets/scenes of that name, if there is one. */
export const sceneOf = (name: string) => files[`scenes/${name}.svg`];

/** URLs of those layers of a drawing that exist, in files of its name with theirs. */
export const layersOf = <Layer extends string>(drawing: string, layers: readonly Layer[]) =>
  Object.fromEntries(
    layers.map((layer) => [layer, files[drawing.replace(/(?=\.svg$)/, `-${layer}`)]]),
  ) as Partial<Record<Layer, string>>; // one entry for each

const articleDrawings = import.meta.glob<string>("#brand/assets/scenes/articles/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** A picture in a text, with its size. */
export function figurePicture(figure: EntryPicture & { drawing?: string | undefined }) {
  const name = `scenes/articles/${figure.drawing}.svg`;
  const file = Object.keys(articleDrawings).find((it) => withinBrand(it) === `assets/${name}`);
  const [, , width, height] = viewBoxOf(articleDrawings[file ?? ""] ?? "").split(/[\s,]+/);
  const drawn = width && height ? { size: { width: Number(width), height: Number(height) } } : {};
  return { ...drawn, ...pictureOf(figure, name) };
}

export type PictureWidths = readonly (typeof headWidths)[number][];

/** The first of some projects whose screen is wide, and the first with that of a phone: Home frames them as such. */
export function screensOf(projects: readonly Project[]): (PictureAttributes | undefined)[] {
  const all = projects.map(screenOf);
  return [false, true].map((isPhone) => all.find((it) => it.isPhone === isPhone)?.picture);
}

/** The drawing of a project's screen if there is one, or its picture. Decorative. */
function screenOf(project: Project): { picture: PictureAttributes; isPhone: boolean } {
  const screens = Object.entries(files).filter(([name]) =>
    name.startsWith(`projects/${project.slug}-screen-`),
  );
  const [file, src] = screens.find(([name]) => name.endsWith(".webp")) ?? [];
  if (src === undefined || project.picture?.image !== undefined)
    return { picture: { ...projectPicture(project, cardWidths), alt: "" }, isPhone: false };
  const { width, height } = imageSize(readFileSync(`${brandFolder}/assets/${file}`));
  const avif = screens
    .map(([name, url]) => [url, /(?<width>\d+)\.avif$/.exec(name)?.groups?.["width"]] as const)
    .filter(([, width]) => width !== undefined)
    .map(([url, width]) => `${url} ${width}w`)
    .join(", ");
  return { picture: { avif, src, alt: "" }, isPhone: height > width };
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
  if (drawing === undefined) return placeholder;
  const narrow = files[`projects/${drawing}-narrow-800.avif`];
  return { ...projectDrawing(drawing, pictureWidths, alt), ...(narrow && { narrow }) };
}

/**
 * Screens of phones and most projects are rendered in some of the widths only. Without a drawing of that name, as of a
 * project with another address, the placeholder.
 */
function projectDrawing(name: string, widths: PictureWidths, alt: string): PictureAttributes {
  const src = files[`projects/${name}-800.webp`];
  if (src === undefined) return placeholder;
  const avif = widths
    .map((width) => [files[`projects/${name}-${width}.avif`], `${width}w`])
    .filter(([url]) => url !== undefined)
    .map((candidate) => candidate.join(" "))
    .join(", ");
  return { avif, src, alt };
}
