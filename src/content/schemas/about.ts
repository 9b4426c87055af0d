import { z } from "astro/zod";
import {
  four,
  hero,
  iconBlurb,
  intro,
  object,
  page,
  picture,
  text,
  three,
  prose,
  invitation,
} from "./fields.ts";
import { people } from "./person.ts";

const purpose = object({ heading: text, text: prose });

export const about = object({
  ...page,
  hero,
  heroPicture: picture,
  story: object({
    heading: text,
    paragraphs: z.array(prose).min(2, "needs two paragraphs or more"),
    facts: three(object({ figure: text, label: text })),
  }),
  years: object({
    heading: text,
    items: z
      .array(object({ year: text, text: prose }))
      .describe("Milestones, earliest first. Leave empty to hide the timeline."),
  }),
  offices: object({
    ...intro,
    items: z
      .array(
        object({
          city: text.describe("The company's own city, or that of one of its offices."),
          country: text,
          text: prose,
          hours: text.optional(),
          zone: text.optional(),
          opens: z
            .int("needs a whole number")
            .optional()
            .meta({ description: "Hour, in UTC, at which the working day begins." }),
        }),
      )
      .min(1, "needs one office or more"),
  }),
  mission: purpose,
  vision: purpose,
  people: object({ ...intro, members: people }),
  values: object({ heading: text, items: three(iconBlurb) }),
  awards: object({
    heading: text,
    intro: prose,
    items: four(iconBlurb.extend({ issuer: text, year: text })),
  }),
  careers: invitation,
});

export type AboutPage = z.infer<typeof about>;
