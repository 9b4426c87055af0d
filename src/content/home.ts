import { getCollection } from "astro:content";
import { inOrder, only } from "./entries.ts";

const words = only(await getCollection("home"));
const quotes = inOrder(await getCollection("testimonials"));

export const home = { ...words, testimonials: { ...words.testimonials, quotes } };
