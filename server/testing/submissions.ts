import type { ContactMessage } from "#contract/contact.ts";
import type { ApplicationFields, Incoming, Resume } from "#server/inbox/submission.ts";

/** The fields of a filled contact form. */
export const typedMessage = {
  name: "Amina Khan",
  email: "amina@example.org",
  phone: "",
  company: "",
  subject: "A new shop",
  message: "Good morning,\nwe need one.",
} as const satisfies ContactMessage;

/** The fields of a filled application form, without the file. */
export const typedApplication: ApplicationFields = {
  job_title: "Data Scientist",
  full_name: "Bilal Ahmed",
  email: "bilal@example.org",
  phone_number: "",
  location: "berlin",
  github_url: "https://github.com/bilal",
  linkedin_url: "",
  cover_letter: "",
};

const resume = {
  name: "Bilal Ahmed.pdf",
  mediaType: "application/pdf",
  bytes: Buffer.from("%PDF-1.7 resume of Bilal"),
};

const common = {
  receivedAt: new Date("2026-03-01T09:00:00.000Z"),
  suspected: false,
  key: undefined,
};
type Common = Partial<Pick<Incoming, keyof typeof common | "visit" | "suspicion" | "test">>;

/** A contact message as it is passed to the store. */
export const aMessage = (changes: Partial<ContactMessage> = {}, more: Common = {}): Incoming => ({
  ...common,
  ...more,
  kind: "message",
  message: { ...typedMessage, ...changes },
});

/** A job application as it is passed to the store. */
export const anApplication = (
  changes: Partial<ApplicationFields> = {},
  more: Common & { resume?: Partial<Resume> } = {},
): Incoming => ({
  ...common,
  ...more,
  kind: "application",
  application: { ...typedApplication, ...changes },
  resume: { ...resume, ...more.resume },
});
