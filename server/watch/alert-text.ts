import type { Problem, Way } from "#server/problems.ts";

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
