import type { Entry } from "../inbox/entry.ts";

/** `fields`: label and value of the short ones, empty when not answered; `text` is the long one. */
type Words = { name: string; subject: string; fields: [string, string][]; text: string };

/** An entry as people read it, in mails and on the terminal. */
export function wordsOf(entry: Entry): Words {
  if (entry.kind === "message") {
    const { name, email, phone, company, subject, message } = entry;
    const fields = { Name: name, Email: email, Phone: phone, Company: company, Subject: subject };
    return { name, subject, fields: Object.entries(fields), text: message };
  }
  const { job_title: job, full_name: name, cover_letter: text } = entry;
  const fields = {
    Job: job,
    Name: name,
    Email: entry.email,
    Phone: entry.phone_number,
    Location: entry.location,
    GitHub: entry.github_url,
    LinkedIn: entry.linkedin_url,
    Resume: entry.resume.name,
  };
  return { name, subject: `Application: ${job}`, fields: Object.entries(fields), text };
}
