import { z } from "astro/zod";
import {
  drawnInvitation,
  accent,
  hero,
  icon,
  iconBlurb,
  object,
  order,
  list,
  page,
  part,
  picture,
  text,
  prose,
} from "./fields.ts";
import { many, pageOf } from "./kind.ts";

const app = object({
  name: text,
  order,
  description: prose,
  category: text.endsWith(
    "Application",
    'has to be one of Google\'s app categories, such as SecurityApplication (see "Software app structured data")',
  ),
  /** The drawing is assets/apps/<slug>.svg. */
  picture,
  icon,
  features: list(text),
  downloadUrl: text
    .regex(/^https:\/\//, "has to begin with https://")
    .optional()
    .meta({ title: "Where to get it", description: "Leave it empty until the app is out." }),
  rating: z.number().min(0, "has to be 0 to 5").max(5, "has to be 0 to 5").optional(),
  downloads: text.optional().describe("Not shown anywhere yet."),
  color: accent,
});

/** The Our Apps page without the apps. */
const appsPage = object({
  ...page,
  hero,
  ratingNote: text.meta({ title: "Who rated the apps" }),
  featuresLabel: text,
  button: text
    .optional()
    .meta({ title: "Button of an app that is not out", description: "Nothing happens." }),
  download: text.optional().meta({
    title: "Button of an app that is out",
    description: "Leads to the address given in the app.",
  }),
  why: part({ heading: text, blurbs: list(iconBlurb) }, "blurbs"),
  invitation: part(drawnInvitation),
});

export type App = z.infer<typeof app> & { slug: string };
export type AppsPage = z.infer<typeof appsPage> & { apps: readonly App[] };

export const kinds = {
  apps: many("apps", app, {
    group: "What you offer",
    label: "Apps",
    one: "app",
    page: () => "/our-apps",
    drawing: (_, slug) => `apps/${slug}.svg`,
    names: ["name"],
  }),
  appsPage: pageOf("our-apps", appsPage, "Our apps page", () => "/our-apps"),
};
