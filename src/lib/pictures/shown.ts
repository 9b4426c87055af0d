/** Attributes of a picture. `sources`: srcset by format; `src`: a drawing, or the fallback for older browsers. */
export type Shown = { sources?: { avif: string; webp?: string }; src: string; alt: string };
