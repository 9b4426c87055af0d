import type { Entry } from "../inbox/entry.ts";

/** An entry as people read it, in mails and on the terminal. */
export type Words = {
  name: string;
  subject: string;
  /** Label and value of each short field; empty ones were not answered. */
  fields: (readonly [string, string])[];
  /** The long one. */
  text: string;
};

export function wordsOf(entry: Entry): Words {
  if (entry.kind === "message") {
    return {
      name: entry.name,
      subject: entry.subject,
      fields: [
        ["Name", entry.name],
        ["Email", entry.email],
        ["Phone", entry.phone],
        ["Company", entry.company],
        ["Subject", entry.subject],
      ],
      text: entry.message,
    };
  }
  return {
    name: entry.full_name,
    subject: `Application: ${entry.job_title}`,
    fields: [
      ["Job", entry.job_title],
      ["Name", entry.full_name],
      ["Email", entry.email],
      ["Phone", entry.phone_number],
      ["Location", entry.location],
      ["GitHub", entry.github_url],
      ["LinkedIn", entry.linkedin_url],
      ["Resume", entry.resume.name],
    ],
    text: entry.cover_letter,
  };
}
