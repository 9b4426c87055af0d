import * as v from "valibot";
import { type Cause, isCause } from "./causes.ts";
import {
  checkFields,
  emailAddress,
  optionalLine,
  optionalText,
  optionalUrl,
  requiredLine,
} from "./field-schemas.ts";

/** Extensions a resume may have, in any case. */
export const resumeEndings = [".pdf", ".doc", ".docx"] as const;

/** In bytes. Ten pages with a photograph stay under 1 MB; mail servers reject much larger files. */
export const maxResumeBytes = 5 * 1024 * 1024;

/** The values of `location` that the page offers. Undefined: any text is valid. */
type Locations = readonly string[] | undefined;

const because = (cause: Cause) => cause;

/** What both page and server can check. A browser sends an empty file without a name when none was chosen. */
const resumeSchema = v.pipe(
  v.object({ name: v.string(), size: v.number() }, because("resumeMissing")),
  v.check(({ name, size }) => size > 0 || name !== "", because("resumeMissing")),
  // Of at most five letters, as no document's is longer: "A. Khan" has none.
  v.check(({ name }) => /\.\w{1,5}$/.test(name), because("resumeEnding")),
  v.check(
    ({ name }) => resumeEndings.some((ending) => name.toLowerCase().endsWith(ending)),
    because("resumeType"),
  ),
  v.check(({ size }) => size > 0, because("resumeEmpty")),
  v.check(({ size }) => size <= maxResumeBytes, because("resumeTooLarge")),
);

/** Posted as multipart/form-data to `sendFormPath` (contract/form-endpoint.ts). `resume` is the only file. */
const applicationSchema = (locations: Locations) =>
  v.object({
    // The page always sends it; this cause is for other clients.
    job_title: requiredLine("jobMissing"),
    full_name: requiredLine("fullNameMissing"),
    email: emailAddress,
    phone_number: optionalLine,
    // Where the applicant wants to work, regardless of the opening's location.
    location: locations
      ? v.picklist(locations, because("locationMissing"))
      : requiredLine("locationMissing"),
    github_url: optionalUrl,
    linkedin_url: optionalUrl,
    resume: resumeSchema,
    // Has no input and is empty.
    cover_letter: optionalText,
  });
export type Application = v.InferOutput<ReturnType<typeof applicationSchema>>;
export type ApplicationField = keyof Application;
type ResumeFile = v.InferInput<typeof resumeSchema>;

/**
 * @param fields the texts by name
 * @param resume the attached file, size in bytes; null when there is none
 */
export const checkApplication = (
  fields: Record<string, unknown>,
  resume: ResumeFile | null,
  locations?: Locations,
) => checkFields(applicationSchema(locations), { ...fields, resume });

/** @returns why an attached file is not accepted, undefined when it is valid */
export function checkResume(resume: ResumeFile): Cause | undefined {
  const cause = v.safeParse(resumeSchema, resume).issues?.[0].message;
  return isCause(cause) ? cause : undefined;
}
