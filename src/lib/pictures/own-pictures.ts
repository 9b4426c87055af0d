import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import type { Shown } from "./shown.ts";

/* Pictures that lie beside an entry, in the shape and the widths of the place that its kind has for one. */

/** Shape in pixels, and widths up to that of the place on a dense screen. */
type Place = { width: number; height: number; widths: readonly number[] };

/** A phone's screen, of a project. */
const upright: Place = { width: 800, height: 1000, widths: [480, 800] };

const places: Record<string, Place> = {
  projects: { width: 800, height: 500, widths: [480, 800, 1200] },
  services: { width: 560, height: 480, widths: [560, 1120] },
  technologies: { width: 580, height: 520, widths: [580, 1160] },
  apps: { width: 580, height: 400, widths: [580, 1160] },
  testimonials: { width: 56, height: 64, widths: [56, 112] },
  people: { width: 216, height: 243, widths: [216, 432] },
  screens: { width: 1240, height: 420, widths: [620, 1240] },
};

/** What every place takes where a page is shared, whatever it is of. */
const sharedSize = { width: 1200, height: 630, fit: "cover", format: "jpeg" } as const;

const files = import.meta.glob<ImageMetadata>("/src/content/**/*.{png,jpg,jpeg}", {
  eager: true,
  import: "default",
});

const shown = new Map<string, Omit<Shown, "alt">>();
const shared = new Map<string, string>();
for (const [file, src] of Object.entries(files)) {
  const place = places[file.split("/")[3] ?? ""];
  if (/\/shareImage\.\w+$/.test(file))
    shared.set(file, (await getImage({ src, ...sharedSize })).src);
  else if (place) shown.set(file, await encode(src, isPhone(file, src) ? upright : place));
}

/** @param file its path from /src/content/ on */
export const ownPicture = (file: string, alt: string): Shown => ({ ...found(shown, file), alt });

/** The address of the JPEG that is shown where a page is shared. */
export function sharedPicture(file: string, alt: string | undefined): string {
  if (alt === undefined) throw new Error(`${file.slice(1)} needs a shareImageAlt: what it shows`);
  return found(shared, file);
}

function isPhone(file: string, { width, height }: ImageMetadata) {
  return file.startsWith("/src/content/projects/") && height > width;
}

function found<Made>(made: ReadonlyMap<string, Made>, file: string): Made {
  const picture = made.get(file);
  if (!picture) throw new Error(`There is no picture ${file.slice(1)}`);
  return picture;
}

async function encode(src: ImageMetadata, { width, height, widths }: Place) {
  const fit = { fit: "cover", position: "top" } as const;
  const size = { width, height, widths: [...widths], ...fit };
  const avif = await getImage({ src, ...size, format: "avif" });
  const webp = await getImage({ src, ...size, format: "webp" });
  return {
    sources: { avif: avif.srcSet.attribute, webp: webp.srcSet.attribute },
    src: webp.src,
  };
}
