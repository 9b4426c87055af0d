/** A picture to be shown. `sources`: srcsets; `src` is all there is of a drawing, or for browsers that know neither. */
export type Shown = { sources?: { avif: string; webp?: string }; src: string; alt: string };
