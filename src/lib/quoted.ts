import type { Testimonial } from "#src/content/schemas/testimonial.ts";
import { pictureOf } from "./pictures/pictures.ts";

/** What is shown of a testimonial, its portrait looked up. */
export const quoted = ({ name, position, company, quote, portrait }: Testimonial) => ({
  name,
  position,
  company,
  quote,
  // The name beside it says who it is.
  portrait: pictureOf({ ...portrait, alt: "" }, `portraits/${portrait.drawing}.svg`),
});
export type Quoted = ReturnType<typeof quoted>;
