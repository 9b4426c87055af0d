import { applicationOutcome } from "#contract/application.ts";
import { contactOutcome } from "#contract/contact.ts";
import * as paths from "#contract/retry-page.ts";
import type { Settings } from "../settings.ts";

/** The site's two forms. `failed` is shown above the form when no field is to blame. */
export const forms = {
  contact: {
    failed: contactOutcome.failed,
    retryPath: paths.retryPagePath,
    sentPath: paths.sentPagePath,
  },
  application: {
    failed: applicationOutcome.failed,
    retryPath: paths.applicationRetryPath,
    sentPath: paths.applicationSentPath,
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
