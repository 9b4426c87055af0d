import { z } from "astro/zod";
import {
  drawing,
  entryOf,
  hidden,
  list,
  object,
  order,
  part,
  pictureFile,
  profile,
  said,
  text,
} from "./fields.ts";
import { many, textOf } from "./kind.ts";

const person = object({
  name: text,
  order,
  hidden,
  role: text,
  city: text,
  sentence: said.describe("In their own words; something that nobody else here would say."),
  more: list(said).meta({
    title: "Further sentences",
    description:
      "Pages that show this person take turns with them, so that none reads like another.",
  }),
  profiles: z.array(profile).max(3, "has room for three").default([]).meta({
    description: "Up to three pages elsewhere, such as LinkedIn. They stand below the name.",
  }),
  portrait: part({ image: pictureFile, drawing: drawing("people").optional() }),
});

/** People shown on a page. */
export const people = list(entryOf("people"));

export const kinds = {
  people: many("people", person, {
    group: "Work and people",
    label: "People",
    one: "person",
    page: () => "/about#people",
    isNamed: true,
    state: ({ role }) => textOf(role),
    drawing: ({ portrait }) => `people/${textOf((portrait as { drawing?: string })?.drawing)}.svg`,
    counted: "people",
    names: ["name", "city"],
  }),
};
