import { checkApplication } from "#contract/application.ts";
import type { Cause } from "#contract/causes.ts";
import { checkContact } from "#contract/contact.ts";
import { formIds } from "#contract/form-endpoint.ts";
import { checkOpening, type SiteFacts } from "#contract/site-facts.ts";
import { submissionField, submissionPattern, suspicionOf } from "#contract/guards.ts";
import { readVisit, visitField } from "#contract/visit.ts";
import type { Incoming, Kind } from "#server/inbox/submission.ts";
import { inspectResume } from "#server/resume/inspect.ts";
import type { Scan } from "#server/resume/scanner.ts";
import { type Fields, unexpectedFile, type Upload } from "./fields.ts";
import { HttpError, invalidFields } from "./http-error.ts";

// EmailJS's reserved word for an account's default service; this server has only one.
const defaultService = "default_service";

/**
 * Checks the three ids, the key first. They are public and do not authenticate the sender. The texts
 * are EmailJS's own, for developers who know that provider: those for unknown ids as public
 * repositories quote the live API (status 400), those for missing ones after
 * https://www.emailjs.com/docs/rest-api/send-form/ ("The user_id parameter is required").
 * @throws HttpError 400
 */
export function checkIds(fields: Fields): Kind {
  const dashboard = "To find this ID, visit https://dashboard.emailjs.com/admin";
  const [key, service, template] = ["user_id", "service_id", "template_id"].map((name) => {
    const id = fields.get(name);
    if (!id) throw new HttpError("unknownId", `The ${name} parameter is required`);
    return id;
  });
  if (key !== formIds.publicKey)
    throw new HttpError("unknownId", `The Public Key is invalid. ${dashboard}/account`);
  if (service !== formIds.serviceId && service !== defaultService)
    throw new HttpError("unknownId", `The service ID not found. ${dashboard}`);
  const kind = kindByTemplate(template);
  if (!kind) throw new HttpError("unknownId", `The template ID not found. ${dashboard}/templates`);
  return kind;
}

/** @returns which form an id of a template stands for */
export function kindByTemplate(id: string | undefined): Kind | undefined {
  if (id === formIds.contactTemplateId) return "message";
  return id === formIds.applicationTemplateId ? "application" : undefined;
}

type Received = {
  receivedAt: Date;
  /** Time at which an opening has to be open. */
  openAt: Date;
  /** Undefined without a built site. */
  options: Pick<SiteFacts, "locations" | "openings"> | undefined;
  scan: Scan;
};

/**
 * @throws HttpError 422 with all failing fields, 400 for a file in a form without one
 */
export async function validate(
  kind: Kind,
  { fields, file }: { fields: Fields; file: Upload | undefined },
  { receivedAt, openAt, options, scan }: Received,
): Promise<Incoming> {
  const values = Object.fromEntries(fields);
  const key = fields.get(submissionField);
  const suspicion = suspicionOf((name) => fields.get(name));
  const common = {
    receivedAt,
    suspected: suspicion !== undefined,
    suspicion,
    key: key !== undefined && submissionPattern.test(key) ? key : undefined,
    visit: readVisit(fields.get(visitField)),
  };
  if (kind === "message") {
    if (file) throw unexpectedFile("resume");
    const checked = checkContact(values);
    if (!checked.ok) throw invalidFields(checked.errors);
    return { ...common, kind, message: checked.values };
  }
  const checked = checkApplication(values, file ?? null, options?.locations);
  const errors: Record<string, Cause | undefined> = checked.ok ? {} : { ...checked.errors };
  if (options) errors["job_title"] ??= checkOpening(values["job_title"] ?? "", openAt, options);
  // Examined even if other fields fail, so that all errors are reported at once.
  const inspected = file && !errors["resume"] ? await inspectResume(file) : undefined;
  if (inspected?.ok === false) errors["resume"] = inspected.cause;
  const scanned = inspected?.ok ? await scan?.(file?.bytes ?? new Uint8Array()) : undefined;
  if (typeof scanned === "object") errors["resume"] = "resumeInfected";
  const isRefused = typeof scanned === "object" || Object.values(errors).some(Boolean);
  if (!checked.ok || !file || !inspected?.ok || isRefused) throw invalidFields(errors);
  const { name, mediaType } = inspected;
  const resume = { name, mediaType, bytes: file.bytes, scanned };
  return { ...common, kind, application: checked.values, resume };
}
