import { z } from "astro/zod";
import { zonesOf } from "#content/offices.ts";
import {
  day,
  firstDay,
  description,
  drawing,
  hidden,
  entryOf,
  list,
  nameIn,
  object,
  oneOf,
  order,
  part,
  isShown,
  noPicture,
  picture,
  sharing,
  text,
  prose,
} from "./fields.ts";
import { people } from "./person.ts";
import { many, shownDay, textOf } from "./kind.ts";

const city = nameIn({ paths: ["company.address.city", "company.offices.city"] });
const office = {
  city,
  alsoIn: z.array(city).optional().meta({
    title: "Or in",
    description: "Further cities with an office, if applicants can choose.",
  }),
};

const pay = object({
  currency: text
    .regex(/^[A-Z]{3}$/, "has to be a currency's three letters, such as EUR")
    .meta({ description: "Three letters, such as EUR." }),
  from: z.int("needs a whole number").positive("has to be more than 0"),
  to: z.int("needs a whole number").meta({ title: "To", description: "The most, in whole units." }),
  per: oneOf(["year", "month", "hour"]),
  note: text.optional().meta({ description: "Further details." }),
}).refine(({ from, to }) => to >= from, {
  path: ["to"],
  error: "has to be at least as much as the least",
});

const location = z
  .discriminatedUnion(
    "mode",
    [
      object({
        mode: z.literal("remote"),
        countries: z
          .array(text)
          .min(1, "needs one country or more")
          .describe("Where we can employ someone who works from home."),
      }),
      object({ mode: z.literal("hybrid"), ...office }),
      object({ mode: z.literal("on-site"), ...office }),
    ],
    "needs a mode: remote, hybrid or on-site",
  )
  .transform((place) =>
    place.mode === "remote"
      ? place
      : { mode: place.mode, cities: [...new Set([place.city, ...(place.alsoIn ?? [])])] },
  );

const ownPicture = picture.extend({ drawing: drawing("scenes/openings").optional() });

const job = object({
  title: text,
  order,
  hidden,
  department: nameIn({ paths: ["careers.openings.departments"] }),
  location,
  type: oneOf(["Full-time", "Part-time", "Contract", "Temporary", "Internship"]),
  experience: text.optional().describe("Such as 3+ years."),
  description: prose.describe("Shown on the opening's card; the search looks into it."),
  requirements: list(text),
  summary: description.describe(
    "Introduction of the opening's page, also shown by search engines: 50 to 160 characters.",
  ),
  ...sharing,
  picture: part(ownPicture).describe(
    "Where the person would work. Without one, the opening has a picture of the Careers page.",
  ),
  firstMonths: list(prose).describe("Goals for the first week, month and three months."),
  team: text.optional().describe("Who the person works with."),
  reportsTo: entryOf("people").optional(),
  stack: text.optional(),
  teamSize: text.optional(),
  pay: part(pay).describe("Before tax. Shown on the opening's page and given to search engines."),
  terms: list(object({ label: text, text: prose })).describe(
    "Levels, contract, visa, holidays and whatever else an applicant asks about.",
  ),
  session: prose
    .optional()
    .describe("What somebody does in the step of the interviews that has no text of its own."),
  people: people.describe("People the applicant will meet, the hiring manager first."),
  datePosted: firstDay.meta({ isToday: true }),
  validThrough: day.describe(
    "The next day the opening disappears from the site. To take it off at once, tick “Hide it for now”.",
  ),
})
  .refine(({ datePosted, validThrough }) => validThrough >= datePosted, {
    path: ["validThrough"],
    error: "cannot be before the day on which it appears",
  })
  .refine(({ picture: own }) => !own || isShown(own), {
    path: ["picture", "image"],
    error: noPicture,
  });

export type Job = z.infer<typeof job> & { slug: string };

function stateOf({ validThrough }: Record<string, unknown>, today: string, isClosed: boolean) {
  const to = textOf(validThrough);
  if (isClosed) return `Closed on ${shownDay(to)}`;
  return to === today ? "Last day to apply: today" : `Open until ${shownDay(to)}`;
}

export const kinds = {
  jobs: many("jobs", job, {
    group: "Work and people",
    label: "Openings",
    one: "opening",
    page: (slug) => `/careers/${slug}`,
    firstDay: "datePosted",
    lastDay: "validThrough",
    zones: zonesOf,
    state: stateOf,
    counted: "openings",
    names: ["location"],
  }),
};
