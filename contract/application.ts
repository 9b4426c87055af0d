import * as v from "valibot";
import { emailAddress, filled } from "./contact.ts";

/** What the applicant reads when the form is done with (specification, sections 4 and 8). */
export const applicationOutcome = {
  success: "Application Submitted!",
  failed: "There was an error submitting your application. Please try again.",
} as const;

/** Endings a resume may have, in any case: what a word processor writes. */
export const resumeEndings = [".pdf", ".doc", ".docx"] as const;

/** In bytes. Ten pages with a photograph stay under 1 MB; mail servers refuse far more than this. */
export const maxResumeBytes = 5 * 1024 * 1024;

/**
 * All fields of the payload in the order of the form; `cover_letter` travels empty. Posted as
 * multipart/form-data to `sendFormPath` (contract/provider.ts) with the application's own
 * `template_id`, and `resume` as the one file.
 */
export const applicationFields = [
  "job_title",
  "full_name",
  "email",
  "phone_number",
  "location",
  "github_url",
  "linkedin_url",
  "resume",
  "cover_letter",
] as const;
export type ApplicationField = (typeof applicationFields)[number];

const optionalText = v.optional(v.pipe(v.string(), v.trim()), "");

const optionalUrl = v.pipe(
  optionalText,
  v.check((text) => text === "" || isWebAddress(text), "Please enter a valid URL"),
);

/** The parser alone would take `http:x` and drop line breaks inside an address. */
const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

const missingResume = "Please attach your resume";

/** Also the server's words for a file whose content is not what its name says. */
export const unsuitableResume = "Please attach a PDF, DOC or DOCX file";

/** The values of `location` that the page offers; any text will do where nobody knows them. */
type Locations = readonly string[] | undefined;

/** Name and size in bytes are what page and server can both check; an empty file is none. */
const resumeSchema = v.pipe(
  v.object({ name: v.string(), size: v.number() }, missingResume),
  v.check(({ size }) => size > 0, missingResume),
  v.check(
    ({ name }) => resumeEndings.some((ending) => name.toLowerCase().endsWith(ending)),
    unsuitableResume,
  ),
  v.check(({ size }) => size <= maxResumeBytes, "Please attach a file of at most 5 MB"),
);

const missingLocation = "Please select a location";

/** The rules of the application form. Parsing trims every text. */
const applicationSchema = (locations: Locations) =>
  v.object({
    // The page always sends it; the message is for other clients.
    job_title: filled("Please choose a job opening"),
    full_name: filled("Please enter your full name"),
    email: emailAddress,
    phone_number: optionalText,
    // Where the applicant will work, whatever the opening's own location.
    location: locations ? v.picklist(locations, missingLocation) : filled(missingLocation),
    github_url: optionalUrl,
    linkedin_url: optionalUrl,
    resume: resumeSchema,
    cover_letter: optionalText,
  });
export type Application = v.InferOutput<ReturnType<typeof applicationSchema>>;
export type ApplicationErrors = Partial<Record<ApplicationField, string>>;
export type ResumeFile = v.InferInput<typeof resumeSchema>;

/**
 * Checks what was filled in; all failing fields are reported at once, one message each.
 * @param fields the texts that arrived, by field name; unknown names are ignored
 * @param resume the attached file, size in bytes; null when there is none
 */
export function checkApplication(
  fields: Record<string, unknown>,
  resume: ResumeFile | null,
  locations?: Locations,
): { ok: true; application: Application } | { ok: false; errors: ApplicationErrors } {
  // Every key is passed, so that a field left out gets its own message and none about keys.
  const known = Object.fromEntries(applicationFields.map((field) => [field, fields[field]]));
  const result = v.safeParse(applicationSchema(locations), { ...known, resume });
  if (result.success) return { ok: true, application: result.output };
  const errors: ApplicationErrors = {};
  for (const { path, message } of result.issues) {
    const field = applicationFields.find((name) => name === path?.[0].key);
    if (field) errors[field] ??= message;
  }
  return { ok: false, errors };
}

/** @returns what is wrong with a file that was attached, if anything */
export function checkResume(resume: ResumeFile): string | undefined {
  const result = v.safeParse(resumeSchema, resume);
  return result.issues?.[0].message;
}
