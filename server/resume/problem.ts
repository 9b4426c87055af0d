/**
 * Why a resume is refused: it is no PDF, DOC, DOCX or RTF named .doc; needs a password; has macros; has
 * no bytes.
 */
export type ResumeProblem = "resumeType" | "resumeLocked" | "resumeMacros" | "resumeEmpty";
