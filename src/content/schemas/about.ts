import { z } from "astro/zod";
import {
  accent,
  four,
  hero,
  iconBlurb,
  intro,
  link,
  object,
  page,
  picture,
  text,
  three,
  prose,
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
    officesHeading: text,
    offices: z
      .array(object({ city: text, country: text, text: prose }))
      .min(1, "needs one office or more"),
  }),
  mission: purpose,
  vision: purpose,
  people: object({ ...intro, members: people }),
  values: object({ heading: text, items: three(iconBlurb.extend({ tint: accent })) }),
  awards: object({ heading: text, intro: prose, items: four(iconBlurb) }),
  careers: object({ ...intro, link }),
});

export type AboutPage = z.infer<typeof about>;
