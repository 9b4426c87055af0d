import { z } from "astro/zod";
import { object, text } from "./fields.ts";

/** Rules of `npm run check:content`; no page shows them. */
export const houseStyle = object({
  names: z
    .array(text)
    .describe("Words missing from the American English dictionary: people, places, technologies."),
  unwanted: z
    .array(object({ word: text, instead: text }))
    .describe("In upper or lower case. * matches any ending, and a hyphen also matches a space."),
  figures: z
    .array(
      object({
        figure: z.number("needs a number"),
        says: z
          .array(text.includes("_", "needs _ in place of the figure"))
          .min(1, "needs one text or more"),
      }),
    )
    .describe("A figure that several texts mention; _ is its place in them: “_ offices”."),
  kept: z.array(text).describe("Texts that the checks of words and sentences skip."),
});

export type HouseStyle = z.infer<typeof houseStyle>;
