import type { Alert } from "./compose.ts";

export type Problem = {
  /** Stays the same for as long as the problem lasts. */
  id: string;
  /** For the log and all ways, without personal data. */
  text: string;
  /** For the office's own mail only: who sent what. */
  details?: string;
  /** When it began; by default when it was noticed. */
  since?: Date;
  /** Something that happened: it has no end. */
  once?: boolean;
  /** The sentence about its end; by default `Over: <text>`. Undefined: another problem took its place. */
  ended?: () => Promise<string | undefined>;
  /** Called when the owner was told about it, by whatever way. */
  onTold?: () => Promise<void>;
  /** The way that cannot tell it, because it is what fails. */
  notBy?: Way["name"];
};

/** A way to the owner. */
export type Way = {
  name: "mail" | "webhook";
  /** Throws unless the other side has it. */
  send(alert: Alert, signal: AbortSignal): Promise<void>;
  /** Whether `details` may go there. */
  takesDetails: boolean;
};

/** The ways by which its start and its end were told. */
export type TrackedProblem = Problem & {
  since: Date;
  until?: { at: Date; text: string };
  startTold: Set<Way>;
  endTold: Set<Way>;
};

/** The subject is the first problem's; a long list does not fit. */
export function composeText(
  news: TrackedProblem[],
  formatTime: (time: Date) => string,
  hasDetails: boolean,
) {
  const titles = news.map(({ text, until }) => until?.text ?? text);
  const more = news.length > 1 ? ` (and ${news.length - 1} more)` : "";
  const parts = news.map(({ text, details, since, until, once }) => {
    const start = once ? formatTime(since) : `Since ${formatTime(since)}`;
    if (until) return `${until.text}\n${start}, until ${formatTime(until.at)}.\n`;
    return `${[text, hasDetails && details].filter(Boolean).join("\n")}\n${start}.\n`;
  });
  return { subject: `${titles[0]}${more}`, text: parts.join("\n") };
}
