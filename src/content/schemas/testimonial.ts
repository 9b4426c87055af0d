import { object, order, text } from "./fields.ts";

export const testimonial = object({
  name: text,
  order,
  position: text,
  /** Of the pictures in src/assets/portraits. */
  portrait: text,
  quote: text,
});
