import type { z } from "astro/zod";
import {
  drawing,
  entryOf,
  hidden,
  object,
  order,
  part,
  pictureFile,
  said,
  text,
} from "./fields.ts";
import { many, textOf } from "./kind.ts";

const testimonial = object({
  name: text,
  order,
  hidden,
  position: text,
  company: text,
  project: entryOf("projects").optional().meta({
    title: "Project in the portfolio",
    description:
      "The project this client commissioned. If it is not in the portfolio, fill in the next field.",
  }),
  work: text.optional().meta({
    title: "Work for the company",
    description: "Required without a project in the portfolio, such as “Moving the claims desk”.",
  }),
  portrait: part({ image: pictureFile, drawing: drawing("portraits").optional() }),
  quote: said,
}).refine(({ project, work }) => project !== undefined || work !== undefined, {
  path: ["project"],
  error: "needs a choice, or “Work for the company” in the next field",
});

export type Testimonial = z.infer<typeof testimonial> & { slug: string };

export const kinds = {
  testimonials: many("testimonials", testimonial, {
    group: "Work and people",
    label: "Testimonials",
    one: "testimonial",
    page: () => "/#testimonials",
    state: ({ company }) => textOf(company),
    drawing: ({ portrait }) =>
      `portraits/${textOf((portrait as { drawing?: string })?.drawing)}.svg`,
    counted: "testimonials",
    names: ["name", "company"],
  }),
};
