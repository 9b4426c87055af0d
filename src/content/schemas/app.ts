import { z } from "astro/zod";
import {
  accent,
  five,
  hero,
  icon,
  iconBlurb,
  object,
  order,
  page,
  picture,
  text,
  three,
} from "./fields.ts";

export const app = object({
  name: text,
  order,
  description: text,
  category: text.endsWith(
    "Application",
    'has to be one of Google\'s names, such as SecurityApplication ("Software app structured data")',
  ),
  /** What src/assets/apps/<slug>.svg shows. */
  picture,
  icon,
  features: five(text),
  /** A placeholder: the apps are not out yet. */
  downloadUrl: z.literal("#", 'has to be "#" until the apps are out'),
  rating: z.number().min(0, "has to be 0 to 5").max(5, "has to be 0 to 5"),
  /** Kept, not shown (specification, section 3). */
  downloads: text,
  color: accent,
});

/** The Our Apps screen around them. */
export const appsPage = object({
  ...page,
  hero,
  featuresLabel: text,
  button: text,
  why: object({ heading: text, blurbs: three(iconBlurb) }),
});

export type App = z.infer<typeof app> & { slug: string };
export type AppsPage = z.infer<typeof appsPage> & { apps: readonly App[] };
