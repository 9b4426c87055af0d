import { invitationDrawing, intro, list, object, page, part, prose, text } from "./fields.ts";
import { pageOf } from "./kind.ts";

/**
 * Describes what the server in this repository does. Its settings fill in {messageDays} and {applicationDays}
 * (RETENTION_MESSAGES, RETENTION_APPLICATIONS, docs/operating.md).
 */
export const privacy = object({
  ...page,
  ...intro,
  facts: list(object({ figure: text, unit: text, text: prose })),
  controller: object({ heading: text, points: list(prose) }).meta({
    title: "Who is responsible",
    description: "The company's name, address and email are shown above.",
  }),
  sections: list(object({ heading: text, points: list(prose) })),
  ask: part({ heading: text, text, subject: text, action: text, drawing: invitationDrawing }),
});

export const kinds = { privacy: pageOf("privacy", privacy, "Privacy", () => "/privacy") };
