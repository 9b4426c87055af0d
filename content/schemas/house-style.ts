import { z } from "astro/zod";
import { object, text } from "./fields.ts";
import { one } from "./kind.ts";

/** Rules of `npm run check:content`; no page shows them. */
export const houseStyle = object({
  names: z
    .array(text)
    .describe("Words missing from the American English dictionary: people, places, technologies."),
  unwanted: z
    .array(object({ word: text, instead: text }))
    .describe("In upper or lower case. * matches any ending, and a hyphen also matches a space."),
  kept: z
    .array(text)
    .describe(
      "Texts and prices that are right as they are: the checks of words, sentences and prices skip them.",
    ),
});

export type HouseStyle = z.infer<typeof houseStyle>;

export const kinds = {
  houseStyle: one("house-style", houseStyle, {
    group: "The whole site",
    label: "Words and spelling",
    page: () => "/",
    isOnEach: true,
  }),
};
