/** The paths of the EmailJS API, so that its client library works with this server. */
export const sendFormPath = "/api/v1.0/email/send-form";
export const sendPath = "/api/v1.0/email/send";

/** What forms for this project's server carry where the API has an account's IDs. They are public and tell the two forms apart. */
export const formIds = {
  publicKey: "website",
  serviceId: "site",
  contactTemplateId: "contact",
  applicationTemplateId: "application",
};

/**
 * Limit for the fields of one message together (names and values, UTF-8). The hosted EmailJS allows
 * 50 kB; twice that is some thirty pages of text.
 */
export const maxFieldBytes = 100_000;

/** The media type in which the site's own pages ask for answers other than OK (RFC 9457). */
export const problemType = "application/problem+json";

/** Sent along by the provider's own client library, whose version 4 this protocol is. */
export const libVersion = "4.4.1";

/** Header of the answer OK: what the visitor may call the submission by. The provider's own API has none. */
export const referenceHeader = "Submission-Reference";

/** How long a page waits while nothing of a form is sent or answered, in seconds. */
export const stalledSeconds = 40;
