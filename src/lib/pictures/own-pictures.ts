import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import { withinBrand } from "#src/content/brand-folder.ts";
import { focusOf } from "#src/content/picture-focus.ts";

/* Pictures stored beside content entries, cropped and scaled for where their collection shows them. */

/** Attributes of a picture. `avif`: a srcset; `src`: a drawing, or WebP for browsers without AVIF. */
export type PictureAttributes = { avif?: string; src: string; alt: string };

/** Size in CSS pixels, and widths up to that on a high-density screen. */
type Format = { width: number; height: number; widths: number[] };

/** Phone screenshots of projects. */
const portrait: Format = { width: 800, height: 1000, widths: [480, 800] };

/** By collection, or page. */
const formats: Record<string, Format> = {
  projects: { width: 800, height: 500, widths: [480, 800, 1200] },
  services: { width: 560, height: 480, widths: [560, 1120] },
  technologies: { width: 580, height: 520, widths: [580, 1160] },
  apps: { width: 580, height: 400, widths: [580, 1160] },
  testimonials: { width: 56, height: 64, widths: [56, 112] },
  people: { width: 216, height: 243, widths: [216, 432] },
  "screens/about": { width: 1240, height: 420, widths: [620, 1240] },
  "screens/careers": { width: 800, height: 600, widths: [480, 800, 1200] },
};

const files = import.meta.glob<ImageMetadata>("#brand/content/**/*.{png,jpg,jpeg}", {
  eager: true,
  import: "default",
});

const pictures = new Map<string, Omit<PictureAttributes, "alt">>();
for (const [file, src] of Object.entries(files)) pictures.set(file, await encode(file, src));

/** @param file path from the project's root, with / in front */
export function ownPicture(file: string, alt: string): PictureAttributes {
  const picture = pictures.get(file);
  if (!picture) throw new Error(`There is no picture ${file.slice(1)}`);
  return { ...picture, alt };
}

/** Path of an Open Graph image. */
export function ownShareImage(file: string, alt: string | undefined): string {
  if (alt === undefined) throw new Error(`${file.slice(1)} needs a shareImageAlt: what it shows`);
  return ownPicture(file, alt).src;
}

async function encode(file: string, src: ImageMetadata) {
  // As sharp says it: "left top".
  const position = focusOf(file).replace("-", " ");
  if (/\/shareImage\.[\w.-]+$/.test(file))
    return getImage({ src, width: 1200, height: 630, fit: "cover", position, format: "jpeg" });
  const [, collection = "", page] = withinBrand(file).split("/");
  const isPortrait = collection === "projects" && src.height > src.width;
  const format = isPortrait ? portrait : (formats[collection] ?? formats[`${collection}/${page}`]);
  const size = { src, fit: "cover", position, ...format } as const;
  const avif = await getImage({ ...size, format: "avif" });
  const webp = await getImage({ ...size, widths: [], format: "webp" });
  return { avif: avif.srcSet.attribute, src: webp.src };
}
