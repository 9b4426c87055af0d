import { getCollection } from "astro:content";
import { finder, inOrder } from "./collection.ts";
import type { Testimonial } from "./schemas/testimonial.ts";

export const testimonials: readonly Testimonial[] = inOrder(
  await getCollection("testimonials"),
  "testimonials",
);

export const testimonialOf = finder("testimonials", testimonials);
