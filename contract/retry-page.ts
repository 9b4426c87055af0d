import type { ApplicationField } from "./application.ts";
import type { ContactField } from "./contact.ts";

/**
 * A visitor without scripts gets a rejected form back as a page. The build makes one such page per form
 * with the tokens below, none of them inside a `<script>`; the server replaces them (HTML-escaped, in one
 * pass).
 *
 * Each page has, for each of its fields, `value` in the input and `error` and `invalid` beside it, one `statusToken`, and
 * one `summaryToken` as the only item of a list. The id of each input is its field's name. The application's page also has:
 * - `[[value:job_title]]` in the heading and in a hidden input;
 * - `[[error:resume]]`, which asks for the file again, since a page cannot fill in a file;
 * - `selectedToken` on each option of `location`.
 */
export const statusToken = "[[status]]";
/** With its item, becomes an item for each error, with a link to its field, in the order of the page. */
export const summaryToken = "[[summary]]";

/** `value`: the text typed; `error`: the message or nothing; `invalid`: "true" or "false". */
export type RetryTokenKind = "value" | "error" | "invalid";

export const retryToken = (kind: RetryTokenKind, field: ContactField | ApplicationField): string =>
  `[[${kind}:${field}]]`;

/**
 * Props for one `<option>`. A token as the value of `selected` could not turn it off, so the server
 * replaces the whole attribute ` data-selected="[[selected:location:remote]]"` by ` selected=""` or
 * nothing. The `<select>` itself must have no default value.
 * @param value the option's value, one word; "" is the placeholder, selected for invalid values
 */
export const selectedToken = (field: "location", value: string) => ({
  "data-selected": `[[selected:${field}:${value}]]`,
});

/** Matches all tokens. Groups: kind and field, or selectField and option, or none for status and summary. */
export const retryTokenPattern =
  / data-selected="\[\[selected:(?<selectField>\w+):(?<option>\w*)\]\]"|<li>\[\[summary\]\]<\/li>|\[\[(?:status|(?<kind>value|error|invalid):(?<field>\w+))\]\]/g;

/** The contact form's retry page, and the page after success (303). */
export const retryPagePath = "/contact/retry";
export const sentPagePath = "/contact/sent";

/** The same for the job application. */
export const applicationRetryPath = "/careers/retry";
export const applicationSentPath = "/careers/sent";

/** In a hidden `<span>` of the two pages after success; the server fills it in and shows it. */
export const referenceToken = "[[reference]]";

/** Pages with tokens: not served under their own paths and not in the sitemap. */
export const retryPagePaths: readonly string[] = [retryPagePath, applicationRetryPath];
