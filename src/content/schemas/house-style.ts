import { z } from "astro/zod";
import { object, text } from "./fields.ts";

/** What `npm run check:content` holds every text to; no page shows it. */
export const houseStyle = object({
  names: z
    .array(text)
    .describe("Words that no dictionary of American English has: people, places, technologies."),
  unwanted: z
    .array(object({ word: text, instead: text }))
    .describe("In any case. * stands for any ending, and a hyphen for a space as well."),
  kept: z.array(text).describe("Texts that stay as they are, whatever else this page says."),
});

export type HouseStyle = z.infer<typeof houseStyle>;
