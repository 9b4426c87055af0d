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
  figures: z
    .array(
      object({
        figure: z.number("needs a number"),
        says: z
          .array(text.includes("_", "has to have _ where the figure stands"))
          .min(1, "needs one text or more"),
      }),
    )
    .describe("One figure for all texts that say it. _ is its place in them: “_ offices”."),
  kept: z.array(text).describe("Texts that stay as they are, whatever else this page says."),
});

export type HouseStyle = z.infer<typeof houseStyle>;
