import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";

/* Pictures stored beside content entries, cropped and scaled for where their collection shows them. */

/** Attributes of a picture. `sources`: srcset by format; `src`: a drawing, or the fallback for older browsers. */
export type PictureAttributes = {
  sources?: { avif: string; webp?: string };
  src: string;
  alt: string;
};

/** Size in CSS pixels, and widths up to that on a high-density screen. */
type Format = { width: number; height: number; widths: readonly number[] };

/** Phone screenshots of projects. */
const portrait: Format = { width: 800, height: 1000, widths: [480, 800] };

const formats: Record<string, Format> = {
  projects: { width: 800, height: 500, widths: [480, 800, 1200] },
  services: { width: 560, height: 480, widths: [560, 1120] },
  technologies: { width: 580, height: 520, widths: [580, 1160] },
  apps: { width: 580, height: 400, widths: [580, 1160] },
  testimonials: { width: 56, height: 64, widths: [56, 112] },
  people: { width: 216, height: 243, widths: [216, 432] },
  screens: { width: 1240, height: 420, widths: [620, 1240] },
};

/** Open Graph images. */
const shareFormat = { width: 1200, height: 630, fit: "cover", format: "jpeg" } as const;

const files = import.meta.glob<ImageMetadata>("/src/content/**/*.{png,jpg,jpeg}", {
  eager: true,
  import: "default",
});

const shown = new Map<string, Omit<PictureAttributes, "alt">>();
const shared = new Map<string, string>();
for (const [file, src] of Object.entries(files)) {
  const format = formats[file.split("/")[3] ?? ""];
  if (/\/shareImage\.\w+$/.test(file))
    shared.set(file, (await getImage({ src, ...shareFormat })).src);
  else if (format) shown.set(file, await encode(src, isPortrait(file, src) ? portrait : format));
}

/** @param file path that begins with /src/content/ */
export const ownPicture = (file: string, alt: string): PictureAttributes => ({
  ...getOrThrow(shown, file),
  alt,
});

/** Path of an Open Graph image. */
export function ownShareImage(file: string, alt: string | undefined): string {
  if (alt === undefined) throw new Error(`${file.slice(1)} needs a shareImageAlt: what it shows`);
  return getOrThrow(shared, file);
}

function isPortrait(file: string, { width, height }: ImageMetadata) {
  return file.startsWith("/src/content/projects/") && height > width;
}

function getOrThrow<Picture>(pictures: ReadonlyMap<string, Picture>, file: string): Picture {
  const picture = pictures.get(file);
  if (!picture) throw new Error(`There is no picture ${file.slice(1)}`);
  return picture;
}

async function encode(src: ImageMetadata, { width, height, widths }: Format) {
  const fit = { fit: "cover", position: "top" } as const;
  const size = { width, height, widths: [...widths], ...fit };
  const avif = await getImage({ src, ...size, format: "avif" });
  const webp = await getImage({ src, ...size, format: "webp" });
  return {
    sources: { avif: avif.srcSet.attribute, webp: webp.srcSet.attribute },
    src: webp.src,
  };
}
