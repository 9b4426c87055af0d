import { finder, inOrder } from "./collection.ts";
import type { Testimonial } from "#content/schemas/testimonial.ts";

export const testimonials: readonly Testimonial[] = inOrder("testimonials");

export const testimonialOf = finder("testimonials", testimonials);
