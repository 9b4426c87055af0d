import { z } from "astro/zod";
import { intro, object, page, prose, text, three } from "./fields.ts";

/**
 * It says what the server in this repository does: whoever changes how long messages are kept
 * (RETENTION_MESSAGES, RETENTION_APPLICATIONS, docs/operating.md) changes the two figures as well.
 */
export const privacy = object({
  ...page,
  ...intro,
  facts: three(object({ figure: text, unit: text, text: prose })),
  controller: object({ heading: text, points: z.array(prose) }).meta({
    title: "Who is responsible",
    description: "The company's name, address and email stand above it.",
  }),
  sections: z.array(object({ heading: text, points: z.array(prose) })),
  ask: object({ heading: text, text, subject: text, action: text }),
});
