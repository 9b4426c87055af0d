import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import { addedPictures } from "#src/entries/draft.ts";
import { formatOf, positionOf } from "./formats.ts";

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

async function encode(file: string, src: ImageMetadata) {
  const position = positionOf(file);
  if (/\/shareImage\.[\w.-]+$/.test(file))
    return getImage({ src, width: 1200, height: 630, fit: "cover", position, format: "jpeg" });
  const format = formatOf(file, src.height > src.width);
  const size = { src, fit: "cover", position, ...format } as const;
  const avif = await getImage({ ...size, format: "avif" });
  const webp = await getImage({ ...size, widths: [], format: "webp" });
  return {
    avif: avif.srcSet.attribute,
    src: webp.src,
    size: { width: src.width, height: src.height },
  };
}
