import { forms } from "#words";

type Sentence = keyof typeof forms;

/**
 * Every cause for which a form is not accepted: the status of the server's answer, and the key of the sentence that
 * tells a visitor what to do. Without a status, only the page finds it; nothing has reached the server then.
 */
export const causes = {
  nameMissing: { status: 422, sentence: "name" },
  fullNameMissing: { status: 422, sentence: "fullName" },
  emailInvalid: { status: 422, sentence: "email" },
  subjectMissing: { status: 422, sentence: "subject" },
  messageMissing: { status: 422, sentence: "message" },
  locationMissing: { status: 422, sentence: "location" },
  urlInvalid: { status: 422, sentence: "url" },
  jobMissing: { status: 422, sentence: "job" },
  jobClosed: { status: 422, sentence: "jobClosed" },
  lineTooLong: { status: 422, sentence: "longLine" },
  textTooLong: { status: 422, sentence: "longText" },
  notText: { status: 422, sentence: "notUnderstood" },
  resumeMissing: { status: 422, sentence: "resume" },
  resumeEmpty: { status: 422, sentence: "resumeEmpty" },
  resumeType: { status: 422, sentence: "resumeType" },
  /** Its name ends in nothing that says what it is. */
  resumeEnding: { status: 422, sentence: "resumeEnding" },
  resumeUnreadable: { status: 422, sentence: "resumeUnreadable" },
  resumeLocked: { status: 422, sentence: "resumeLocked" },
  resumeMacros: { status: 422, sentence: "resumeMacros" },
  /** A virus scanner found something in it. */
  resumeInfected: { status: 422, sentence: "resumeInfected" },
  resumeTooLarge: { status: 422, sentence: "resumeSize" },
  /** On the page that visitors without scripts get back: a page cannot fill in a file. */
  resumeNotKept: { status: 422, sentence: "resumeAgain" },
  resumeChanged: { status: undefined, sentence: "resumeChanged" },

  /** Some fields are invalid; each has a cause of its own. */
  fieldsInvalid: { status: 422, sentence: "marked" },
  /** A submission key came again with other content (guards.ts). */
  keyReused: { status: 422, sentence: "sentBefore" },
  rateLimited: { status: 429, sentence: "rateLimited" },
  rateLimitedTogether: { status: 429, sentence: "crowded" },
  uploadsFull: { status: 503, sentence: "busy" },
  storeAway: { status: 503, sentence: "inboxAway" },
  storeFull: { status: 503, sentence: "inboxFull" },
  storeFullForApplications: { status: 503, sentence: "inboxFullForApplications" },
  tooLarge: { status: 413, sentence: "tooLarge" },
  malformed: { status: 400, sentence: "notUnderstood" },
  unknownId: { status: 400, sentence: "notUnderstood" },
  unsupportedType: { status: 415, sentence: "notUnderstood" },
  crossSite: { status: 403, sentence: "foreign" },
  serverError: { status: 500, sentence: "serverError" },
  /** A program in front of the server did. */
  filtered: { status: undefined, sentence: "filtered" },
  offline: { status: undefined, sentence: "offline" },
  noAnswer: { status: undefined, sentence: "noAnswer" },
} as const satisfies Record<string, { status: number | undefined; sentence: Sentence }>;

export type Cause = keyof typeof causes;

/** What the content of a resume can be refused for. */
export type ResumeProblem = Extract<
  Cause,
  "resumeUnreadable" | "resumeLocked" | "resumeMacros" | "resumeEmpty"
>;

/** Causes that a server answers with. */
export type AnsweredCause = {
  [Name in Cause]: (typeof causes)[Name]["status"] extends number ? Name : never;
}[Cause];

/** @param table in the language of the pages; by default that of the build, on the server English */
export const sentenceOf = (cause: Cause, table: Record<Sentence, string> = forms): string =>
  table[causes[cause].sentence];

/** Whether a text from elsewhere, such as the answer of a newer server, names a cause. */
export const isCause = (text: unknown): text is Cause =>
  typeof text === "string" && Object.hasOwn(causes, text);

/** For answers that name no cause: those of a proxy or of a hosted provider. */
export function causeOfStatus(status: number): Cause {
  if (status === 403 || status === 406) return "filtered";
  if (status === 413) return "tooLarge";
  if (status === 429) return "rateLimited";
  // A proxy says that the server is away, such as while it restarts.
  if ([502, 503, 504].includes(status)) return "noAnswer";
  return status >= 500 ? "serverError" : "malformed";
}
