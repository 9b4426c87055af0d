/** One message of the checker; https://github.com/validator/validator/wiki/Output-»-JSON */
export type Finding = {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  message: string;
  url?: string;
  lastLine?: number;
  extract?: string;
};

/** Warnings that have been looked at, each with the reason why it stays. */
const accepted: RegExp[] = [];

/** What has to be mended: errors, and warnings that nobody has judged. */
export const unaccepted = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ type, message }) => type !== "info" || !accepted.some((pattern) => pattern.test(message)),
  );
