/** One message of the checker; https://github.com/validator/validator/wiki/Output-»-JSON */
export type Finding = {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  message: string;
  url?: string;
  lastLine?: number;
  extract?: string;
};

/** Findings that have been looked at, each with the reason why it stays. */
const accepted: readonly RegExp[] = [
  // React writes <br/>; no attribute of the pages is unquoted.
  /^Trailing slash on void elements has no effect/,
  // Its CSS parser knows no @property, @container, @starting-style, view transitions or anchors.
  // The build's own (Lightning CSS) has read the styles before.
  /^CSS: /,
  // The pages of tokens: the server puts a value there before it sends them.
  /^Bad value “\[\[\w+:\w+\]\]” for attribute “(?:aria-invalid|value)”/,
];

/** What has to be mended: errors and warnings that nobody has judged. */
export const unaccepted = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ message }) => !accepted.some((pattern) => pattern.test(message)));
