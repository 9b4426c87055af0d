import { entriesOf } from "./entries-of.ts";
import { finder, inOrder } from "./collection.ts";
import { shownOf } from "./projects.ts";
import type { Testimonial } from "#src/schemas/testimonial.ts";

export const testimonials: readonly Testimonial[] = inOrder(
  await entriesOf("testimonials"),
  "testimonials",
).map((testimonial) => ({
  ...testimonial,
  project: shownOf([testimonial.project].flatMap((slug) => slug ?? []))[0],
}));

export const testimonialOf = finder("testimonials", testimonials);
