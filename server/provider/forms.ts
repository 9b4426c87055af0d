import { applicationFields, applicationOutcome } from "#contract/application.ts";
import { contactFields, contactOutcome } from "#contract/contact.ts";
import {
  applicationRetryPath,
  applicationSentPath,
  retryPagePath,
  sentPagePath,
} from "#contract/retry-page.ts";
import type { ProviderIds } from "../config.ts";
import type { Fields } from "./fields.ts";

/** The two forms of the site, told apart by the template id they are sent with. */
export type FormKind = "contact" | "application";

type Form = {
  fields: readonly string[];
  /** What a person reads above the form when the fault is in no field. */
  failed: string;
  retryPath: string;
  sentPath: string;
  templateId: keyof ProviderIds;
};

export const forms: Record<FormKind, Form> = {
  contact: {
    fields: contactFields,
    failed: contactOutcome.failed,
    retryPath: retryPagePath,
    sentPath: sentPagePath,
    templateId: "contactTemplateId",
  },
  application: {
    fields: applicationFields,
    failed: applicationOutcome.failed,
    retryPath: applicationRetryPath,
    sentPath: applicationSentPath,
    templateId: "applicationTemplateId",
  },
};

/** Which form was sent, as far as that can be told. */
export function kindOf(fields: Fields, ids: ProviderIds): FormKind | undefined {
  const sent = fields.get("template_id");
  return (Object.keys(forms) as FormKind[]).find((kind) => ids[forms[kind].templateId] === sent);
}

/** Which form to give back when nothing could be read: the one on the page it was sent from. */
export function kindByReferer(headers: Headers): FormKind {
  const referer = headers.get("referer") ?? "";
  const path = URL.canParse(referer) ? new URL(referer).pathname : "";
  return /^\/careers(?:\/|$)/.test(path) ? "application" : "contact";
}
