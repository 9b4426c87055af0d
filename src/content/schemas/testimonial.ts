import type { z } from "astro/zod";
import { entryOf, object, order, pictureFile, prose, text } from "./fields.ts";

export const testimonial = object({
  name: text,
  order,
  position: text,
  company: text,
  project: entryOf("projects").optional().meta({
    title: "Project of the portfolio",
    description: "The one that this person's company had built. Without one, say what for below.",
  }),
  work: text.optional().meta({
    title: "What the company was here for",
    description:
      "Needed where it is no project of the portfolio, such as “Moving the claims desk”.",
  }),
  portrait: object({
    image: pictureFile,
    drawing: text.describe("Shown without a picture: a number from 1 to 8."),
  }),
  quote: prose,
}).refine(({ project, work }) => project !== undefined || work !== undefined, {
  path: ["project"],
  error: "needs a project of the portfolio, or what the company was here for (work)",
});

export type Testimonial = z.infer<typeof testimonial> & { slug: string };
