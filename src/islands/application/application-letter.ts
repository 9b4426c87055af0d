import type { application as Words } from "#src/content/application.ts";
import { company } from "#src/content/company.ts";
import { mailto } from "#src/lib/mailto.ts";
import type { Application } from "#contract/application.ts";

/**
 * Where nothing can be delivered (decision record 2), a letter to recruiting carries what was
 * filled in, every answer on a line of its own.
 * @returns its mailto address
 */
export function applicationLetter(application: Application, words: typeof Words): string {
  const { labels, locations, mail } = words;
  const answers = [
    [mail.job, application.job_title],
    [labels.full_name, application.full_name],
    [labels.email, application.email],
    [labels.phone_number, application.phone_number],
    [labels.location, locations.find(({ value }) => value === application.location)?.label],
    [labels.github_url, application.github_url],
    [labels.linkedin_url, application.linkedin_url],
  ];
  const lines = answers.flatMap(([label, answer]) => (answer ? [`${label}: ${answer}`] : []));
  const attachment = `${mail.attachment} ${application.resume.name}`;
  return mailto(company.recruitingEmail, {
    subject: `${mail.subject} ${application.job_title}, ${application.full_name}`,
    body: [mail.opening, "", ...lines, "", attachment, ""].join("\n"),
  });
}
