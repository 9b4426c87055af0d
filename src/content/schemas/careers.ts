import { z } from "astro/zod";
import {
  accent,
  blurb,
  four,
  icon,
  iconBlurb,
  intro,
  object,
  oneOf,
  page,
  status,
  text,
  three,
  two,
  prose,
} from "./fields.ts";
import { departments } from "./job.ts";

export const careers = object({
  ...page,
  hero: object({ ...intro, action: text, gates: object({ one: text, many: text }) }).describe(
    "“Gates” are the words after the number of openings: for one, and for several.",
  ),
  culture: object({
    ...intro,
    /** Drawings in assets/scenes/culture. */
    pictures: four(
      object({
        scene: oneOf(["studio-table", "roof-terrace", "sketch-wall", "chai-break"]),
        alt: prose,
      }),
    ),
    highlights: two(iconBlurb),
  }),
  benefits: object({
    heading: text,
    columns: three(
      object({
        icon,
        tint: accent,
        title: text,
        items: z.array(text).min(3, "needs three or more"),
      }),
    ),
  }),
  openings: object({
    ...intro,
    searchLabel: text,
    searchPlaceholder: text,
    departmentLabel: text,
    count: object({ none: text, one: text, many: text }).describe(
      "Words after the number of openings above the list.",
    ),
    factLabels: object({ department: text, location: text, type: text, experience: text }),
    per: object({ year: text, month: text, hour: text }).describe("Words after an amount of pay."),
    requirementsLabel: text,
    posted: text,
    apply: text,
    empty: blurb.extend({ reset: text, mail: text, subject: text }),
    none: prose.describe("Shown while there are no openings."),
  }).transform((words) => ({ ...words, departments: ["All" as const, ...departments] })),
  /** Texts of an opening's own page. */
  opening: object({
    job: text,
    firstMonths: object({ heading: text, after: three(text) }),
    team: text,
    people: text.describe("Heading above the people the applicant will meet."),
    pay: text,
    steps: object({
      heading: text,
      items: z
        .array(
          object({
            title: text,
            length: text,
            text: prose
              .optional()
              .describe("Leave empty to show the opening's own working session."),
          }),
        )
        .min(2, "needs two steps or more"),
    }),
    where: object({ heading: text, office: text, remote: text }),
    until: text,
    apply: blurb.extend({ mail: text, subject: text }),
    closed: status.describe("Page at the address of an opening that has closed or never existed."),
  }),
  closing: object({ ...intro, resume: text, resumeSubject: text, recruiting: text }),
});

export type CareersPage = z.infer<typeof careers>;
