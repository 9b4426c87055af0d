import { z } from "astro/zod";
import {
  accent,
  blurb,
  invitationDrawing,
  drawing,
  icon,
  iconBlurb,
  intro,
  list,
  object,
  oneOf,
  page,
  part,
  picture,
  prose,
  status,
  text,
} from "./fields.ts";
import { pageOf } from "./kind.ts";

const culturePicture = picture.extend({
  drawing: drawing("scenes/culture").optional(),
  focus: oneOf(["left", "center", "right"])
    .optional()
    .meta({ description: "What stays in view where the picture is cropped." }),
});

export const careers = object({
  ...page,
  hero: object({
    ...intro,
    action: text,
    openingsCount: object({ one: text, many: text }),
  }).describe("Words after the number of openings: for one, and for several."),
  culture: part(
    { ...intro, pictures: list(culturePicture), highlights: list(iconBlurb) },
    "pictures",
    "highlights",
  ),
  benefits: part(
    {
      heading: text,
      columns: z
        .array(object({ icon, tint: accent, title: text, items: list(text) }))
        .max(4, "has room for four columns"),
    },
    "columns",
  ),
  practice: part(
    { ...intro, steps: list(object({ length: text, title: text, text: prose })) },
    "steps",
  ).meta({
    title: "How people here work",
    description: "Five steps, such as those of a change from the first line to its users.",
  }),
  openings: object({
    ...intro,
    searchLabel: text,
    searchPlaceholder: text,
    departmentLabel: text,
    allDepartments: text.meta({ description: "The choice that shows the openings of all." }),
    departments: list(text),
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
  }),
  /** Texts of an opening's own page. */
  opening: object({
    glance: part({ reportsTo: text, stack: text, teamSize: text }).describe(
      "Labels of the facts below the title.",
    ),
    job: text,
    firstMonths: object({ heading: text, after: list(text) }),
    team: text,
    people: text.describe("Heading above the people the applicant will meet."),
    pay: text,
    steps: part(
      {
        heading: text,
        items: list(
          object({
            title: text,
            length: text,
            text: prose
              .optional()
              .describe("Leave empty to show the opening's own working session."),
          }),
        ),
      },
      "items",
    ),
    where: object({ heading: text, office: text, remote: text }),
    until: text,
    apply: blurb.extend({ mail: text, subject: text, drawing: invitationDrawing }),
    closed: status.describe("Page at the address of an opening that has closed or never existed."),
  }),
  invitation: part({
    ...intro,
    resume: text,
    resumeSubject: text,
    recruiting: text,
    drawing: invitationDrawing,
  }),
});

export type CareersPage = z.infer<typeof careers>;

export const kinds = { careers: pageOf("careers", careers, "Careers page", () => "/careers") };
