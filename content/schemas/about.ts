import { z } from "astro/zod";
import {
  drawnInvitation,
  hero,
  iconBlurb,
  intro,
  list,
  object,
  page,
  part,
  picture,
  prose,
  text,
} from "./fields.ts";
import { people } from "./person.ts";
import { timeZone } from "./time-zone.ts";
import { pageOf } from "./kind.ts";

const purpose = part({ heading: text, text: prose });

const office = object({
  city: text.describe("The company's own city, or that of one of its offices."),
  country: text,
  text: prose,
  hours: text.optional(),
  timeZone: timeZone.optional(),
  opens: z
    .int("needs a whole number")
    .min(0, "has to be an hour from 0 to 23")
    .max(23, "has to be an hour from 0 to 23")
    .optional()
    .meta({ description: "Hour at which the working day begins there." }),
});

export const about = object({
  ...page,
  hero,
  heroPicture: part(picture.shape),
  story: part(
    {
      heading: text,
      paragraphs: list(prose),
      facts: list(object({ figure: text, label: text })),
    },
    "paragraphs",
    "facts",
  ),
  years: part(
    {
      heading: text,
      items: list(object({ year: text, text: prose })).describe("Milestones, earliest first."),
    },
    "items",
  ),
  offices: part({ ...intro, items: list(office) }, "items"),
  mission: purpose,
  vision: purpose,
  people: part({ ...intro, members: people }, "members"),
  values: part({ heading: text, items: list(iconBlurb) }, "items"),
  awards: part(
    {
      heading: text,
      intro: prose,
      items: list(iconBlurb.extend({ issuer: text, year: text })),
    },
    "items",
  ),
  careers: part(drawnInvitation),
});

/** The page; each part as it is shown. */
export type AboutPage = z.infer<typeof about>;
export type Office = z.infer<typeof office>;

export const kinds = { about: pageOf("about", about, "About", () => "/about") };
