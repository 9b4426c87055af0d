import { z } from "astro/zod";
import {
  drawnInvitation,
  blurb,
  entryOf,
  hero,
  intro,
  link,
  list,
  object,
  oneOf,
  order,
  page,
  part,
  picture,
  questions,
  text,
  words,
  prose,
} from "./fields.ts";
import { many, pageOf } from "./kind.ts";

/** Typical duration and price; the page says that they are indicative. */
const range = { duration: text, price: text };

const testimonial = entryOf("testimonials").optional();

const format = oneOf(["beside", "statement", "edge", "band", "below", "above"])
  .optional()
  .meta({
    title: "Shape of the section",
    names: {
      beside: "Picture on the right",
      statement: "First sentence in large type",
      edge: "Picture at the left edge of the window",
      band: "Dark, picture at the right edge of the window",
      below: "Picture below the text, as wide as the window",
      above: "Picture above the text, as wide as the window",
    },
    description: "Without a choice, the picture is on the right.",
  });

const service = object({
  heading: text,
  order,
  format,
  aliases: list(text).meta({
    title: "Earlier names in links",
    description:
      "Words that stood in links behind /services#, so that those still lead here. A new service has none.",
  }),
  paragraph: words(60, 90).meta({
    title: "Paragraph",
    description: "60 to 90 words. Phones show its first sentence, and the rest when it is opened.",
  }),
  features: list(blurb),
  picture: part(picture),
  range: part(range).meta({
    title: "Typical duration and price",
    description: "From … to …",
  }),
  technologies: part({
    lead: prose,
    slugs: z.array(entryOf("technologies")).min(1, "needs one technology or more"),
  }).describe("What it is made with; each is a link to its page."),
  tools: prose.optional().meta({
    title: "Other tools, and what for",
    description: "In a sentence. A technology on Home that no project uses has to be named here.",
  }),
  projects: list(entryOf("projects")),
  testimonial: testimonial.meta({
    title: "Who is quoted",
    description: "A client of this service.",
  }),
  link: part(link),
});

const way = object({
  title: text,
  text: prose,
  duration: text.optional(),
  price: text.optional(),
  unit: text.optional().meta({ description: "What the price is for: “a person, each month”." }),
  points: list(text),
  link,
});

/** The Services page without the services. */
const servicesPage = object({
  ...page,
  hero: hero.extend({ glance: text.meta({ title: "Heading above the prices of the ways" }) }),
  labels: object({
    ...range,
    tools: text,
    projects: text,
    more: text.meta({
      title: "Label of a fold",
      description: "Phones fold what comes after heading, first sentence and price.",
    }),
    moreQuestions: text.optional().meta({
      title: "Label of the fold of further questions",
      description: "Without it they have the label of a fold.",
    }),
  }).meta({
    title: "Labels in each service",
  }),
  steps: part(
    {
      ...intro,
      get: text.meta({ title: "Label of what the client gets" }),
      give: text.meta({ title: "Label of what the client does" }),
      items: list(object({ title: text, time: text, get: prose, give: prose })),
    },
    "items",
  ),
  ways: part(
    {
      ...intro,
      items: list(way),
      note: prose
        .optional()
        .meta({ description: "Says that figures are indicative, and what they exclude." }),
      testimonial: testimonial.meta({ title: "Who is quoted below" }),
    },
    "items",
  ),
  budget: part(
    {
      ...intro,
      stages: list(object({ time: text, title: text, text: prose, price: text })),
      total: object({ label: text, price: text }),
      included: object({ heading: text, items: list(text) }),
      excluded: object({ heading: text, items: list(text) }),
      examples: part({ heading: text, projects: list(entryOf("projects")) }, "projects").meta({
        title: "Projects that cost about as much",
        description: "Three stand beside one another; each says its size.",
      }),
    },
    "stages",
  ).meta({
    title: "What a certain budget buys",
    description: "Stages that add up to a total, and what is part of it and what is not.",
  }),
  questions,
  invitation: part(drawnInvitation),
});

export type ServiceFormat = NonNullable<z.infer<typeof format>>;
export type Service = z.infer<typeof service> & { slug: string };
export type ServicesPage = z.infer<typeof servicesPage>;

export const kinds = {
  services: many("services", service, {
    group: "What you offer",
    label: "Services",
    one: "service",
    page: (slug) => `/services#${slug}`,
    drawing: (_, slug) => `scenes/services/${slug}.svg`,
    counted: "services",
    fact: { name: "price", of: ({ range }) => (range as { price?: unknown } | undefined)?.price },
  }),
  servicesPage: pageOf("services", servicesPage, "Services page", () => "/services"),
};
