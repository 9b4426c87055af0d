import { applicationFields, applicationOutcome } from "#contract/application.ts";
import { contactFields, contactOutcome } from "#contract/contact.ts";
import {
  applicationRetryPath,
  applicationSentPath,
  retryPagePath,
  sentPagePath,
} from "#contract/retry-page.ts";
import type { Settings } from "../settings.ts";

/**
 * The two forms of the site, told apart by the template id they are sent with. `failed` is what a
 * person reads above the form when the fault is in no field.
 */
export const forms = {
  contact: {
    fields: contactFields as readonly string[],
    failed: contactOutcome.failed,
    retryPath: retryPagePath,
    sentPath: sentPagePath,
  },
  application: {
    fields: applicationFields as readonly string[],
    failed: applicationOutcome.failed,
    retryPath: applicationRetryPath,
    sentPath: applicationSentPath,
  },
};
export type FormKind = keyof typeof forms;

/** Which form a template id stands for. */
export function kindOf(template: string | undefined, ids: Settings["ids"]): FormKind | undefined {
  if (template === ids.contactTemplateId) return "contact";
  return template === ids.applicationTemplateId ? "application" : undefined;
}

/** Which form to give back when nothing could be read: the one on the page it was sent from. */
export function kindByReferer(referer: string): FormKind {
  const path = URL.canParse(referer) ? new URL(referer).pathname : "";
  return /^\/careers(?:\/|$)/.test(path) ? "application" : "contact";
}
