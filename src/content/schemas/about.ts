import { z } from "astro/zod";
import {
  accent,
  five,
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
} from "./fields.ts";

const purpose = object({ heading: text, text });

export const about = object({
  ...page,
  hero,
  /** What src/assets/scenes/about.svg shows. */
  heroPicture: picture,
  story: object({
    heading: text,
    paragraphs: z.array(text).min(2, "needs two paragraphs or more"),
    facts: three(object({ figure: text, label: text })),
    officesHeading: text,
    offices: five(object({ city: text, country: text, text })),
  }),
  mission: purpose,
  vision: purpose,
  values: object({ heading: text, items: three(iconBlurb.extend({ tint: accent })) }),
  awards: object({ heading: text, intro: text, items: four(iconBlurb) }),
  careers: object({ ...intro, link }),
});

export type AboutPage = z.infer<typeof about>;
