import type { ContactField } from "#contract/contact.ts";
import { sendFormPath } from "#contract/provider.ts";
import { retryToken, statusToken } from "#contract/retry-page.ts";
import type { ProviderIds } from "../config.ts";
import { escapeHtml } from "../html.ts";

const inputs: [ContactField, string][] = [
  ["name", "Your name"],
  ["email", "Your email"],
  ["subject", "Subject"],
];

const input = ([field, label]: [ContactField, string]) => `
      <p>
        <label for="${field}">${label}</label><br>
        <input id="${field}" name="${field}" value="${retryToken("value", field)}"
          aria-invalid="${retryToken("invalid", field)}" aria-describedby="${field}-error"><br>
        <span id="${field}-error">${retryToken("error", field)}</span>
      </p>`;

const hidden = (name: string, value: string) => `
      <input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Stands in for the site's own page when the server runs without one (`API_ONLY=1`). */
export const fallbackPage = (ids: ProviderIds): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Contact Us</title>
  </head>
  <body>
    <h1>Contact Us</h1>
    <p role="status">${statusToken}</p>
    <form action="${sendFormPath}" method="post" novalidate>${inputs.map(input).join("")}
      <p>
        <label for="message">Your message</label><br>
        <textarea id="message" name="message" rows="5" aria-invalid="${retryToken("invalid", "message")}"
          aria-describedby="message-error">${retryToken("value", "message")}</textarea><br>
        <span id="message-error">${retryToken("error", "message")}</span>
      </p>
      <input type="hidden" name="phone" value="${retryToken("value", "phone")}">
      <input type="hidden" name="company" value="${retryToken("value", "company")}">${[
        hidden("user_id", ids.publicKey),
        hidden("service_id", ids.serviceId),
        hidden("template_id", ids.templateId),
      ].join("")}
      <button>Send Message</button>
    </form>
  </body>
</html>
`;
