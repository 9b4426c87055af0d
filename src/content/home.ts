import { getCollection } from "astro:content";
import { only } from "./entries.ts";
import { testimonials } from "./testimonials.ts";

const words = only(await getCollection("home"));

/** As many as the carousel shows (specification, section 3). */
const quotes = testimonials.slice(0, 8);

export const home = { ...words, testimonials: { ...words.testimonials, quotes } };
