import { checkApplication, unsuitableResume } from "#contract/application.ts";
import { checkContact } from "#contract/contact.ts";
import { isSuspected, submissionField, submissionPattern } from "#contract/guards.ts";
import type { Incoming } from "../inbox/store.ts";
import { resumeMediaType } from "../resume/judge.ts";
import type { Fields } from "./fields.ts";
import type { FormKind } from "./forms.ts";
import { textOnly, type Posted, type Upload } from "./posted.ts";
import { Refusal, type FieldErrors } from "./refusal.ts";

/**
 * Holds a form against its rules.
 * @throws Refusal 422 with all failing fields at once, 400 for a file where none belongs
 */
export async function judge(kind: FormKind, posted: Posted, receivedAt: Date): Promise<Incoming> {
  const content = kind === "contact" ? message(posted) : await application(posted);
  const { fields } = posted;
  return {
    receivedAt,
    suspected: isSuspected((name) => fields.get(name)),
    key: key(fields),
    ...content,
  };
}

function key(fields: Fields): string | undefined {
  const sent = fields.get(submissionField);
  return sent !== undefined && submissionPattern.test(sent) ? sent : undefined;
}

function message({ fields, file }: Posted) {
  if (file) throw textOnly("resume");
  const checked = checkContact(Object.fromEntries(fields));
  if (!checked.ok) throw failing(checked.errors);
  return { kind: "message", message: checked.message } as const;
}

async function application({ fields, file }: Posted) {
  const checked = checkApplication(Object.fromEntries(fields), file ?? null);
  const errors: FieldErrors = checked.ok ? {} : checked.errors;
  // Everything that is wrong is said at once, so the content is judged beside failing fields.
  const mediaType = file && !errors["resume"] ? await mediaTypeOf(file) : undefined;
  if (!checked.ok || !file || mediaType === undefined) {
    const unsuitable = errors["resume"] ?? (mediaType === undefined && unsuitableResume);
    throw failing(unsuitable ? { ...errors, resume: unsuitable } : errors);
  }
  const { resume, ...answers } = checked.application;
  return {
    kind: "application",
    application: answers,
    resume: { name: resume.name, mediaType, bytes: file.bytes },
  } as const;
}

const mediaTypeOf = ({ name, bytes }: Upload) => resumeMediaType(name, bytes);

const failing = (errors: FieldErrors) =>
  new Refusal(422, Object.values(errors).join("\n"), { errors });
