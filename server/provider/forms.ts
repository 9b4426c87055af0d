import { applicationFields, applicationOutcome } from "#contract/application.ts";
import { contactFields, contactOutcome } from "#contract/contact.ts";
import {
  applicationRetryPath,
  applicationSentPath,
  retryPagePath,
  sentPagePath,
} from "#contract/retry-page.ts";
import type { Settings } from "../settings.ts";

/** The site's two forms. `failed` is shown above the form when no field is to blame. */
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

export function kindByTemplate(
  template: string | undefined,
  ids: Settings["ids"],
): FormKind | undefined {
  if (template === ids.contactTemplateId) return "contact";
  return template === ids.applicationTemplateId ? "application" : undefined;
}

/** For a body that could not be read: the form on the page it was sent from. */
export function kindByReferer(referer: string): FormKind {
  const path = URL.canParse(referer) ? new URL(referer).pathname : "";
  return /^\/careers(?:\/|$)/.test(path) ? "application" : "contact";
}
