import type { Suspicion } from "#contract/guards.ts";
import type { Visit } from "#contract/visit.ts";
import type { Submission } from "#server/inbox/submission.ts";

/**
 * The texts of a submission as mails and the command line show them.
 * @returns `fields`: label and value of each short field; the value is empty when the visitor left it
 *   out. `text`: the message or the cover letter
 */
export function describeSubmission(submission: Submission) {
  if (submission.kind === "message") {
    const { name, email, phone, company, subject, message } = submission;
    const fields = {
      Name: name,
      Email: email,
      Phone: phone,
      Company: company,
      Subject: subject,
      ...visitFields(submission.visit),
    };
    return { name, subject, fields: Object.entries(fields), text: message };
  }
  const { job_title: job, full_name: name, cover_letter: text } = submission;
  const fields = {
    Job: job,
    Name: name,
    Email: submission.email,
    Phone: submission.phone_number,
    Location: submission.location,
    GitHub: submission.github_url,
    LinkedIn: submission.linkedin_url,
    Resume: submission.resume.name,
    ...visitFields(submission.visit),
  };
  return { name, subject: `Application: ${job}`, fields: Object.entries(fields), text };
}

/** Why a program probably sent it, as the end of a sentence; empty where nobody knows. */
export const suspicionText = ({ suspicion }: Pick<Submission, "suspicion">): string =>
  suspicion ? `: ${reasons[suspicion]}` : "";

const reasons: Record<Suspicion, string> = {
  "hidden-field": "a field is filled in that no visitor sees",
  time: "it was sent sooner than anybody can type",
};

/** Where it came from, if the tab told it. */
function visitFields({ page = "", start = "", referrer, ...campaign }: Visit = {}) {
  const began = [
    start,
    referrer !== undefined && `from ${referrer}`,
    ...Object.entries(campaign).map(([name, value]) => `${name}=${value}`),
  ];
  return { Page: page, "Visit began": began.filter(Boolean).join(", ") };
}
