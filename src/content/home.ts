import { getCollection } from "astro:content";
import { only } from "./entries.ts";
import { testimonials } from "./testimonials.ts";

const words = only(await getCollection("home"));

/** The carousel shows eight (specification, section 3). */
const quotes = testimonials.slice(0, 8);

export const home = { ...words, testimonials: { ...words.testimonials, quotes } };
