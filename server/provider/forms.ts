import { applicationFields, applicationOutcome } from "#contract/application.ts";
import { contactFields, contactOutcome } from "#contract/contact.ts";
import {
  applicationRetryPath,
  applicationSentPath,
  retryPagePath,
  sentPagePath,
} from "#contract/retry-page.ts";
import type { ProviderIds } from "../settings.ts";

/** The two forms of the site, told apart by the template id they are sent with. */
export type FormKind = "contact" | "application";

type Form = {
  fields: readonly string[];
  /** What a person reads above the form when the fault is in no field. */
  failed: string;
  retryPath: string;
  sentPath: string;
};

export const forms: Record<FormKind, Form> = {
  contact: {
    fields: contactFields,
    failed: contactOutcome.failed,
    retryPath: retryPagePath,
    sentPath: sentPagePath,
  },
  application: {
    fields: applicationFields,
    failed: applicationOutcome.failed,
    retryPath: applicationRetryPath,
    sentPath: applicationSentPath,
  },
};

/** Which form a template id stands for. */
export function kindOf(template: string | undefined, ids: ProviderIds): FormKind | undefined {
  if (template === ids.contactTemplateId) return "contact";
  return template === ids.applicationTemplateId ? "application" : undefined;
}

/** Which form to give back when nothing could be read: the one on the page it was sent from. */
export function kindByReferer(referer: string): FormKind {
  const path = URL.canParse(referer) ? new URL(referer).pathname : "";
  return /^\/careers(?:\/|$)/.test(path) ? "application" : "contact";
}
