import type { Entry } from "#server/inbox/entry.ts";

/**
 * The texts of an entry as mails and the command line show them.
 * @returns `fields`: label and value of each short field; the value is empty when the visitor left it
 *   out. `text`: the message or the cover letter
 */
export function describeEntry(entry: Entry) {
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
