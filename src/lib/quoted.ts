import type { Testimonial } from "#content/schemas/testimonial.ts";
import { pictureOf } from "./pictures/pictures.ts";

/** The data of a testimonial that is shown. */
export const quoted = ({ name, position, company, quote, portrait }: Testimonial) => ({
  name,
  position,
  company,
  quote,
  // Decorative: the name is beside it.
  portrait: pictureOf(portrait && { ...portrait, alt: "" }, `portraits/${portrait?.drawing}.svg`),
});
export type Quoted = ReturnType<typeof quoted>;
