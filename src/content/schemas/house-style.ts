import { z } from "astro/zod";
import { object, text } from "./fields.ts";

/** What `npm run check:content` holds every text to; no page shows it. */
export const houseStyle = object({
  /** Words that no dictionary of American English has: people, places, technologies. */
  names: z.array(text),
  /** `word`: in any case; `*` stands for any ending, a hyphen for a space as well. `instead`: what to write. */
  unwanted: z.array(object({ word: text, instead: text })),
  /** Texts that stay as they are, whatever the rest says. */
  kept: z.array(text),
});

export type HouseStyle = z.infer<typeof houseStyle>;
