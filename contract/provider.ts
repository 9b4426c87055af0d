/** Where the site's server takes messages: the paths of EmailJS, so that its client library fits. */
export const sendFormPath = "/api/v1.0/email/send-form";
export const sendPath = "/api/v1.0/email/send";

/**
 * Most bytes all fields of one message may hold together (names and values, UTF-8).
 * The hosted EmailJS stops at 50 kB; twice that is some thirty pages of text.
 */
export const maxFieldBytes = 100_000;

/** Said (422) when a submission key comes again with other content (contract/guards.ts). */
export const conflictText =
  "This form was sent before with other content. Please reload the page and send it again.";

/** How long an application may take to arrive, in seconds: 5 MB at 256 kbit/s take 160. */
export const uploadSeconds = 180;
