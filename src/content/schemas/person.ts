import { z } from "astro/zod";
import { entryOf, object, order, pictureFile, prose, text } from "./fields.ts";

export const person = object({
  name: text,
  order,
  role: text,
  city: text,
  sentence: prose.describe("In their own words; something that nobody else here would say."),
  more: z.array(prose).optional().meta({
    title: "Further sentences",
    description:
      "Pages that show this person take turns with them, so that none reads like another.",
  }),
  portrait: object({
    image: pictureFile,
    drawing: text.describe("Used without a picture: a name in assets/people, such as plain."),
  }),
});

/** People shown on a page. */
export const people = z.array(entryOf("people"));
