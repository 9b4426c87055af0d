import * as v from "valibot";
import { checkFields, emailAddress, optionalText, requiredText } from "./field-schemas.ts";

/** Shown to the applicant after sending (specification, sections 4 and 8). */
export const applicationOutcome = {
  success: "Application Submitted!",
  failed: "There was an error submitting your application. Please try again.",
} as const;

/** Extensions a resume may have, in any case. */
export const resumeEndings = [".pdf", ".doc", ".docx"] as const;

/** In bytes. Ten pages with a photograph stay under 1 MB; mail servers reject much larger files. */
export const maxResumeBytes = 5 * 1024 * 1024;

const optionalUrl = v.pipe(
  optionalText,
  v.check((text) => text === "" || isWebAddress(text), "Please enter a valid URL"),
);

/** The URL parser alone would accept `http:x` and line breaks. */
const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

const missingResume = "Please attach your resume";

/** Also the server's message for a file whose content does not match its extension. */
export const unsuitableResume = "Please attach a PDF, DOC or DOCX file";

/** The values of `location` that the page offers. Undefined: any text is valid. */
type Locations = readonly string[] | undefined;

/** What both page and server can check. A browser sends an empty file when none was chosen. */
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

/** Posted as multipart/form-data to `sendFormPath` (contract/provider.ts). `resume` is the only file. */
const applicationSchema = (locations: Locations) =>
  v.object({
    // The page always sends it; this message is for other clients.
    job_title: requiredText("Please choose a job opening"),
    full_name: requiredText("Please enter your full name"),
    email: emailAddress,
    phone_number: optionalText,
    // Where the applicant wants to work, regardless of the opening's location.
    location: locations ? v.picklist(locations, missingLocation) : requiredText(missingLocation),
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

/** @returns the error message for an attached file, undefined when it is valid */
export const checkResume = (resume: ResumeFile): string | undefined =>
  v.safeParse(resumeSchema, resume).issues?.[0].message;
