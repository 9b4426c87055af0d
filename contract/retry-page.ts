import type { ApplicationField } from "./application.ts";
import type { ContactField } from "./contact.ts";

/**
 * The page a visitor without scripts gets back when a message could not be taken is built once a
 * form, with these tokens where the answer differs; the server fills them in (HTML-escaped, one
 * pass, never inside a `<script>`).
 *
 * Either form's page holds, for each of its fields, `value` in the input and `error` and `invalid`
 * beside it, and one `statusToken`. The application's page also has:
 * - `[[value:job_title]]` wherever the chosen opening's title stands: heading and hidden input;
 * - `[[error:resume]]`, which asks for the file again: no page can carry one over;
 * - `[[value:resume]]`, as text only: the cleaned name of the file that was attached, or nothing;
 * - `selectedToken` on each option of `location`.
 * A field without a token on the page is simply not shown.
 */
export const statusToken = "[[status]]";

/** `value`: what was typed; `error`: the message or nothing; `invalid`: "true" or "false". */
export type RetryTokenKind = "value" | "error" | "invalid";

export const retryToken = (kind: RetryTokenKind, field: ContactField | ApplicationField): string =>
  `[[${kind}:${field}]]`;

/**
 * Props for one `<option>`. A token cannot switch `selected` off, whose presence alone selects, so
 * the server turns the whole attribute ` data-selected="[[selected:location:remote]]"` into
 * ` selected=""` or nothing. The `<select>` itself gets no default value then.
 * @param value the option's value, one word; "" is the placeholder, chosen when nothing valid was sent
 */
export const selectedToken = (field: "location", value: string) => ({
  "data-selected": `[[selected:${field}:${value}]]`,
});

/** Matches every token. Groups: kind and field, or selectField and option; none for the status. */
export const retryTokenPattern =
  / data-selected="\[\[selected:(?<selectField>\w+):(?<option>\w*)\]\]"|\[\[(?:status|(?<kind>value|error|invalid):(?<field>\w+))\]\]/g;

/** Said beside the file's field when everything else is kept and the file cannot be. */
export const attachAgain = "Please attach your resume again";

/** Where the build puts the contact form's page, and where success leads (303). */
export const retryPagePath = "/contact/retry";
export const sentPagePath = "/contact/sent";

/** The same for the job application. */
export const applicationRetryPath = "/careers/retry";
export const applicationSentPath = "/careers/sent";

/** Pages with tokens in them: nobody can ask for them by address, no sitemap lists them. */
export const retryPagePaths: readonly string[] = [retryPagePath, applicationRetryPath];
