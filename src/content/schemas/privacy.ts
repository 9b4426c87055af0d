import { z } from "astro/zod";
import { intro, object, page, prose, text, three } from "./fields.ts";

/**
 * Describes what the server in this repository does. Its settings fill in {messageDays} and {applicationDays}
 * (RETENTION_MESSAGES, RETENTION_APPLICATIONS, docs/operating.md).
 */
export const privacy = object({
  ...page,
  ...intro,
  facts: three(object({ figure: text, unit: text, text: prose })),
  controller: object({ heading: text, points: z.array(prose) }).meta({
    title: "Who is responsible",
    description: "The company's name, address and email are shown above.",
  }),
  sections: z.array(object({ heading: text, points: z.array(prose) })),
  ask: object({ heading: text, text, subject: text, action: text }),
});
