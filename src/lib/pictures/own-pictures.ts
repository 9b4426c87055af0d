import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import { addedPictures } from "#src/entries/draft.ts";
import { type Format, formatOf, positionOf, uprightFormatOf } from "./formats.ts";

/* Pictures stored beside content entries, cropped and scaled for where their collection shows them. */

/**
 * Attributes of a picture. `avif`: a srcset; `src`: a drawing, or WebP for browsers without AVIF; `narrow`: the AVIF of
 * what it is about, 17 to 16, for phones.
 */
export type PictureAttributes = {
  avif?: string;
  src: string;
  alt: string;
  narrow?: string;
  /** Where pictures keep their own proportions. */
  size?: { width: number; height: number };
  /** An upright one as it is shown where there is room for its height. */
  upright?: Omit<PictureAttributes, "alt">;
};

const files = import.meta.glob<ImageMetadata>("#brand/content/**/*.{png,jpg,jpeg}", {
  eager: true,
  import: "default",
  caseSensitive: false,
});

const pictures = new Map<string, Omit<PictureAttributes, "alt">>();
for (const [file, src] of Object.entries({ ...files, ...addedPictures }))
  pictures.set(file, await encode(file, src));

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

/** @param file as ownPicture takes it */
export async function encode(file: string, src: ImageMetadata) {
  const position = positionOf(file);
  if (/\/shareImage\.[\w.-]+$/.test(file))
    return getImage({ src, width: 1200, height: 630, fit: "cover", position, format: "jpeg" });
  const picture = await cropped(src, position, formatOf(file));
  const upright = src.height > src.width && uprightFormatOf(file);
  return upright ? { ...picture, upright: await cropped(src, position, upright) } : picture;
}

async function cropped(src: ImageMetadata, position: string, format: Format | undefined) {
  const size = { src, fit: "cover", position, ...format } as const;
  const avif = await getImage({ ...size, format: "avif" });
  const webp = await getImage({ ...size, widths: [], format: "webp" });
  return {
    avif: avif.srcSet.attribute,
    src: webp.src,
    size: { width: src.width, height: src.height },
  };
}
