import { z } from "astro/zod";
import { dialedAs } from "#content/dialed.ts";
import { drawing, list, object, page, part, prose, status, text } from "./fields.ts";
import { people } from "./person.ts";
import { timeZone } from "./time-zone.ts";
import { one, pageOf } from "./kind.ts";

/** The submit button, its label while sending, and a note on what happens to the data. */
const submit = { submit: text, sending: text, note: prose };

/** The mail that tells a sender that something has arrived. */
const reply = part({
  subject: text,
  text: prose.refine(
    (it) => it.includes("{reference}"),
    "has to contain {reference}, by which both sides call it",
  ),
}).meta({
  title: "Reply to the sender",
  description:
    "Mailed at once if the server's settings say so (REPLY). Without it none is sent. {reference} stands for the sender's reference.",
});

/** Texts that both forms share. */
export const forms = object({ privacy: prose, newTab: text });

const contact = object({
  ...page,
  heading: text,
  lead: prose,
  drawing: drawing("invitations").optional().meta({
    title: "Drawing",
    description: "Stands beside the heading on wide screens.",
  }),
  reach: object({ heading: text, email: text, phone: text, address: text }),
  hours: part(
    {
      heading: text,
      note: text.meta({ description: "On which days." }),
      offices: list(
        object({
          city: text,
          hours: text,
          timeZone,
          phone: text
            .refine(
              (number) => dialedAs(number) !== undefined,
              "needs its country code, such as +49 421 12345",
            )
            .optional()
            .meta({ description: "With country code: +49 30 0000 1300." }),
          person: text.optional().meta({ description: "Who picks up." }),
        }),
      ),
    },
    "offices",
  ),
  next: part(
    { heading: text, steps: list(object({ title: text, when: text, text: prose })) },
    "steps",
  ),
  readers: part({ heading: text, people }, "people").meta({
    title: "Who reads messages",
    description: "Two or three people.",
  }),
  legal: part(
    { heading: text, intro: prose, points: list(object({ label: text, text: prose })) },
    "points",
  ).meta({
    title: "Who is behind the form",
    description: "The company in law, contracts and insurance. /contact#imprint leads here.",
  }),
  form: object({
    heading: text,
    promise: text.meta({ description: "How soon the sender gets an answer." }),
    labels: object({ name: text, email: text, subject: text, message: text }),
    hint: prose.optional().meta({ description: "Below the message: what helps to answer it." }),
    ...submit,
  }),
  sent: status.describe("Says that what was sent has arrived."),
  reply,
});

/** The application dialog. */
const application = object({
  eyebrow: text,
  close: text,
  labels: object({
    full_name: text,
    email: text,
    phone_number: text,
    location: text,
    github_url: text,
    linkedin_url: text,
    resume: text,
  }),
  optional: text,
  locationPlaceholder: text,
  /** Places to work. `value` is submitted and appears in mails. */
  locations: z
    .array(
      object({ value: text.regex(/^[a-z]+$/, "has to be one word in lowercase"), label: text }),
    )
    .min(1, "needs one location or more"),
  hints: object({ location: text, resume: text }),
  formHeading: text,
  ...submit,
  uploading: text,
  checking: text,
  success: object({
    thanks: text,
    delivered: text,
    /** `afterwards`: when the thanks below it hold. */
    unsent: object({ heading: text, text, action: text, afterwards: text.optional() }),
    close: text,
  }),
  sent: status.describe("Says that what was sent has arrived."),
  reply,
  retry: object({ ...page, heading: text }),
  mail: object({ subject: text, opening: text, job: text, attachment: text }),
});

export const kinds = {
  contact: pageOf("contact", contact, "Contact", () => "/contact"),
  forms: one("pages/forms", forms, {
    group: "The whole site",
    label: "Words of all forms",
    page: () => "/contact",
    isOnEach: true,
  }),
  application: one("pages/application", application, {
    group: "The whole site",
    label: "Words of the application",
    page: () => "/careers",
    isOnEach: true,
  }),
};
