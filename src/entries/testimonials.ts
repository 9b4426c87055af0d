import { entriesOf } from "./entries-of.ts";
import { finder, inOrder } from "./collection.ts";
import type { Testimonial } from "#src/schemas/testimonial.ts";

export const testimonials: readonly Testimonial[] = inOrder(
  await entriesOf("testimonials"),
  "testimonials",
);

export const testimonialOf = finder("testimonials", testimonials);
