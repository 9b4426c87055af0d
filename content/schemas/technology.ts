import { z } from "astro/zod";
import {
  blurb,
  entryOf,
  hero,
  invitationDrawing,
  iconBlurb,
  list,
  object,
  oneOf,
  order,
  ownAccent,
  page,
  part,
  picture,
  prose,
  question,
  text,
} from "./fields.ts";
import { people } from "./person.ts";
import { many, pageOf, textOf } from "./kind.ts";

const technology = object({
  name: text.describe("As in the menu."),
  order,
  ...page,
  group: text.describe("Its heading in the menu."),
  inMenu: z.boolean(),
  accent: ownAccent,
  layout: oneOf(["sheet", "ledger"]).meta({
    title: "Shape of the page",
    names: {
      sheet: "Services in one frame, reasons in a list",
      ledger: "Picture first, services in rows, reasons on a dark band",
    },
    description: "In which order its services and reasons stand, and how they look.",
  }),
  eyebrow: text,
  h1: text,
  blurb: prose,
  cta: text.describe("The button that leads to Contact."),
  ours: prose.optional().meta({
    title: "What only this company can say",
    description: "Something done with it, with a figure or a name. Shown below the button.",
  }),
  services: part({ heading: text, cards: list(iconBlurb) }, "cards"),
  why: part(
    {
      heading: text,
      caveat: prose.optional().describe("When we advise against it."),
      points: list(blurb).describe(
        "Numbered below the heading; three stand centered, without numbers.",
      ),
    },
    "points",
  ),
  engagement: part({
    team: text,
    duration: text,
    price: text.meta({ description: "From … to …, within the price range of its service." }),
    drivers: prose.meta({ title: "What the price depends on" }),
    handover: list(text).meta({ title: "What is handed over" }),
  }).meta({ title: "What a project takes" }),
  example: part({
    title: text,
    situation: prose,
    steps: list(object({ time: text, text: prose })),
    outcome: prose.meta({ description: "Who, how long, what it cost, and what has changed." }),
  }).meta({
    title: "Worked example",
    description: "A project plan, for technologies without a project to show.",
  }),
  service: entryOf("services")
    .optional()
    .describe("The service on the Services page that it belongs to."),
  projects: list(entryOf("projects")).describe("Projects built with it, if there are any."),
  projectsHeading: text
    .optional()
    .describe("Heading above them, if “Built with” and the name does not fit."),
  people: people.describe("People who work with it, the lead first."),
  testimonial: entryOf("testimonials").optional().meta({
    title: "Who is quoted",
    description: "A client for whom it was used.",
  }),
  questions: list(question).meta({ title: "Questions and answers" }),
  seeAlso: list(object({ technology: entryOf("technologies"), text: prose })),
  invitation: part({
    heading: text,
    text: prose,
    drawing: invitationDrawing.meta({ description: "Otherwise that of all technology pages." }),
  }).describe("The invitation at the foot of the page."),
  picture: part(picture).describe("Without one, the page shows the emblem of the brand."),
});

/** Texts shared by all technology pages. */
const technologiesPage = object({
  engagement: object({
    heading: text,
    note: prose.meta({ description: "Says that the figures are indicative." }),
    team: text,
    duration: text,
    price: text,
    drivers: text,
    handover: text,
  }).meta({ title: "Headings and labels of what a project takes" }),
  example: object({
    label: text,
    note: prose.meta({ description: "Says that this is an example." }),
  }),
  voices: object({ heading: text }).meta({ title: "Heading above the people" }),
  questions: hero,
  invitationDrawing: invitationDrawing.meta({ title: "Drawing at the foot of each page" }),
});

export type Technology = z.infer<typeof technology> & { slug: string };

export const kinds = {
  technologies: many("technologies", technology, {
    group: "What you offer",
    label: "Technologies",
    one: "technology",
    page: (slug) => `/tech/${slug}`,
    instead: "/services",
    state: ({ group }) => textOf(group),
    drawing: (_, slug) => `scenes/technologies/${slug}.svg`,
    names: ["name"],
  }),
  technologiesPage: pageOf(
    "technologies",
    technologiesPage,
    "Technology pages",
    (slug) => `/tech/${slug}`,
  ),
};
