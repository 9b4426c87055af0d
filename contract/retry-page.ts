import type { ContactField } from "./contact.ts";

/**
 * The page a visitor without scripts gets back when a message could not be taken is built once,
 * with these tokens where the answer differs; the server fills them in (HTML-escaped, one pass).
 */
export const statusToken = "[[status]]";

/** `value`: what was typed; `error`: the message or nothing; `invalid`: "true" or "false". */
export type RetryTokenKind = "value" | "error" | "invalid";

export const retryToken = (kind: RetryTokenKind, field: ContactField): string =>
  `[[${kind}:${field}]]`;

/** Matches every token; groups: kind, field (both undefined for the status). */
export const retryTokenPattern = /\[\[(?:status|(value|error|invalid):(\w+))\]\]/g;

/** Where the build puts that page, and where success leads (303). */
export const retryPagePath = "/contact/retry";
export const sentPagePath = "/contact/sent";
