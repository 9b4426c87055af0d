import { always, type IsMine } from "#server/inbox/jobs.ts";
import type { Runtime } from "#server/time.ts";
import { isPermanent, isTextSent, reasonOf } from "./failure.ts";
import type { Mailer } from "./mailer.ts";

export type Problem = {
  /** Stays the same for as long as the problem lasts. */
  id: string;
  /** For log and mail, without personal data. */
  text: string;
  /** For the mail only. */
  details?: string;
  /** When it began; by default when it was noticed. */
  since?: Date;
  /** Something that happened: it has no end. */
  once?: boolean;
  /** The sentence about its end; by default `Over: <text>`. Undefined: another problem took its place. */
  ended?: () => Promise<string | undefined>;
  /** Called when the owner was told about it. */
  onTold?: () => Promise<void>;
};

/** `mailed`: an alert about the start was sent. */
type TrackedProblem = Problem & {
  since: Date;
  until?: { at: Date; text: string };
  mailed: boolean;
};

export type AlertDeps = Runtime & {
  problems: () => Promise<Problem[]>;
  mailer: Pick<Mailer, "alert"> | undefined; // undefined: log only
  /** In the company's time zone. */
  formatTime: (time: Date) => string;
  /** Whether it is this server that tells them. */
  isMine?: IsMine;
};

const intervalMs = 60_000;
// A mail server that took the text and never answered may have delivered it: each further try may be a copy.
const unansweredPauseMs = 3_600_000;

/**
 * Checks for problems every minute. The first check waits too, so that a server in a crash loop
 * sends no mail. One alert covers all problems that started or ended since the last one, and is
 * retried until sent, for which the mail server has as much time as for any mail. State is in memory only: after a start
 * the owner is told again what still lasts.
 */
export function startAlerts(deps: AlertDeps): { stop(): void } {
  const { problems, mailer, clock, timer, log, formatTime, isMine = always } = deps;
  const tracked = new Map<string, TrackedProblem>();
  const stopped = new AbortController();
  let lastFailure: string | undefined;
  let [isMailing, hasDetails, pausedUntilMs] = [false, true, -Infinity];
  timer.after(intervalMs, () => void check());

  async function check(): Promise<void> {
    if (stopped.signal.aborted) return;
    try {
      // The next server tells what lasts, as after a start.
      if (!(await isMine())) return tracked.clear();
      await noteTold();
      await update(await problems());
      if (!isMailing && clock.monotonicMs() >= pausedUntilMs) void tell();
    } catch (error) {
      noteFailure(error);
    } finally {
      timer.after(intervalMs, () => void check());
    }
  }

  /** Mails what is new. Never throws. */
  async function tell(): Promise<void> {
    const news = [...tracked.values()].filter(({ mailed, until }) => !mailed || until);
    const ended = news.filter(({ until }) => until);
    isMailing = true;
    try {
      const alert = composeText(news, formatTime, hasDetails);
      if (news.length > 0) await mailer?.alert(alert, stopped.signal);
      for (const problem of news) problem.mailed = true;
      for (const problem of ended)
        if (problem.until) tracked.delete(problem.id);
        // Back while its end was being mailed.
        else problem.mailed = false;
      await noteTold();
      lastFailure = undefined;
      hasDetails = true;
    } catch (error) {
      // A filter that refused a visitor's mail may refuse the alert that repeats their words.
      if (isPermanent(error)) hasDetails = false;
      if (isTextSent(error)) pausedUntilMs = clock.monotonicMs() + unansweredPauseMs;
      noteFailure(error);
    } finally {
      isMailing = false;
    }
  }

  function noteFailure(error: unknown): void {
    const reason = reasonOf(error);
    if (reason !== lastFailure)
      log.error(`Alerts cannot be mailed, and are tried each minute: ${reason}`);
    lastFailure = reason;
  }

  /** Again until it succeeds: the store may be away. */
  async function noteTold(): Promise<void> {
    for (const problem of tracked.values()) {
      if (!problem.mailed || !problem.onTold) continue;
      await problem.onTold().then(
        () => delete problem.onTold,
        () => {},
      );
    }
  }

  async function update(current: Problem[]): Promise<void> {
    for (const problem of current) {
      const { id, text } = problem;
      const known = tracked.get(id);
      if (known && !known.until) continue;
      log.warn({ problem: id }, text);
      // Back before its end was mailed: for readers of the mail it never ended.
      if (known) delete known.until;
      else tracked.set(id, { since: clock.now(), ...problem, mailed: false });
    }
    for (const problem of tracked.values()) {
      if (problem.until || current.some(({ id }) => id === problem.id)) continue;
      if (problem.once && problem.mailed) tracked.delete(problem.id);
      if (problem.once) continue;
      const text = problem.ended ? await problem.ended() : `Over: ${problem.text}`;
      if (text === undefined) {
        tracked.delete(problem.id);
        continue;
      }
      log.info({ problem: problem.id }, text);
      problem.until = { at: clock.now(), text };
    }
  }

  return { stop: () => stopped.abort() };
}

/** The subject is the first problem's; a long list does not fit. */
function composeText(
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
