/** The paths of the EmailJS API, so that its client library works with this server. */
export const sendFormPath = "/api/v1.0/email/send-form";
export const sendPath = "/api/v1.0/email/send";

/**
 * Limit for the fields of one message together (names and values, UTF-8). The hosted EmailJS allows
 * 50 kB; twice that is some thirty pages of text.
 */
export const maxFieldBytes = 100_000;

/** Answer (422) when a submission key is reused with other content (contract/guards.ts). */
export const conflictText =
  "This form was sent before with other content. Please reload the page and send it again.";

/** Timeout for uploading an application, in seconds: 5 MB at 256 kbit/s take 160. */
export const uploadSeconds = 180;
