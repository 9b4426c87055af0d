import type { application as Content } from "#src/entries/application.ts";
import { mailto } from "#src/lib/mailto.ts";
import type { Application } from "#contract/application.ts";

/**
 * The filled-in form as a mail to recruiting, for deployments without a server (record 2).
 * @returns a mailto URL
 */
export function applicationLetter(application: Application, content: typeof Content): string {
  const { labels, locations, mail, recruitingEmail } = content;
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
  return mailto(recruitingEmail, {
    subject: `${mail.subject} ${application.job_title}, ${application.full_name}`,
    body: [mail.opening, "", ...lines, "", attachment, ""].join("\n"),
  });
}
