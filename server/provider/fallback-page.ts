import { resumeEndings, workLocations } from "#contract/application.ts";
import { sendFormPath } from "#contract/provider.ts";
import { retryToken, selectedToken, statusToken } from "#contract/retry-page.ts";
import type { ProviderIds } from "../config.ts";
import { escapeHtml } from "../html.ts";
import { forms, type FormKind } from "./forms.ts";

type Field = Parameters<typeof retryToken>[1];

const described = (field: Field) =>
  `id="${field}" name="${field}" aria-invalid="${retryToken("invalid", field)}" aria-describedby="${field}-error"`;

const labelled = (field: Field, label: string, control: string) => `
      <p>
        <label for="${field}">${label}</label><br>
        ${control}<br>
        <span id="${field}-error">${retryToken("error", field)}</span>
      </p>`;

const input = (field: Field, label: string) =>
  labelled(field, label, `<input ${described(field)} value="${retryToken("value", field)}">`);

const option = (value: Parameters<typeof selectedToken>[1], label: string) =>
  `<option value="${value}" data-selected="${selectedToken("location", value)["data-selected"]}">${label}</option>`;

const kept = (field: Field) => hidden(field, retryToken("value", field));

const hidden = (name: string, value: string) => `
      <input type="hidden" name="${name}" value="${value}">`;

const contactBody = [
  input("name", "Your name"),
  input("email", "Your email"),
  input("subject", "Subject"),
  labelled(
    "message",
    "Your message",
    `<textarea ${described("message")} rows="5">${retryToken("value", "message")}</textarea>`,
  ),
  kept("phone"),
  kept("company"),
].join("");

const applicationBody = [
  input("job_title", "Job"),
  input("full_name", "Full name"),
  input("email", "Email"),
  input("phone_number", "Phone number"),
  labelled(
    "location",
    "Location",
    `<select ${described("location")}>${option("", "Select Location")}${workLocations
      .map((place) => option(place, place))
      .join("")}</select>`,
  ),
  input("github_url", "GitHub URL"),
  input("linkedin_url", "LinkedIn URL"),
  labelled(
    "resume",
    "Resume",
    `<input ${described("resume")} type="file" accept="${resumeEndings.join()}">`,
  ),
  kept("cover_letter"),
].join("");

const pages: Record<FormKind, { title: string; body: string; button: string }> = {
  contact: { title: "Contact Us", body: contactBody, button: "Send Message" },
  application: { title: "Careers", body: applicationBody, button: "Submit Application" },
};

/** Stands in for the site's own page when the server runs without one (`API_ONLY=1`). */
export function fallbackPage(kind: FormKind, ids: ProviderIds): string {
  const { title, body, button } = pages[kind];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p role="status">${statusToken}</p>
    <form action="${sendFormPath}" method="post" enctype="multipart/form-data" novalidate>${[
      hidden("user_id", escapeHtml(ids.publicKey)),
      hidden("service_id", escapeHtml(ids.serviceId)),
      hidden("template_id", escapeHtml(ids[forms[kind].templateId])),
    ].join("")}${body}
      <button>${button}</button>
    </form>
  </body>
</html>
`;
}
