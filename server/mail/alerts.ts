import type { Runtime } from "../time.ts";
import { reasonOf } from "./failure.ts";
import type { Mailer } from "./mailer.ts";

/** `id` stays the same for as long as the problem lasts. */
export type Problem = { id: string; text: string };

/** `text` is the first one; `mailed`: an alert about the start was sent. */
type TrackedProblem = Problem & { since: Date; until: Date | undefined; mailed: boolean };

type AlertDeps = Runtime & {
  problems: () => Problem[];
  mailer: Pick<Mailer, "alert"> | undefined; // undefined: log only
};

const intervalMs = 60_000;

/**
 * Checks for problems every minute. The first check waits too, so that a server in a crash loop
 * sends no mail. One alert covers all problems that started or ended since the last one, and is
 * retried until sent. State is in memory only.
 */
export function startAlerts(deps: AlertDeps): { stop(): void } {
  const { problems, mailer, clock, timer, log } = deps;
  const tracked = new Map<string, TrackedProblem>();
  const stopped = new AbortController();
  let failing = false;
  timer.after(intervalMs, check);

  async function check(): Promise<void> {
    if (stopped.signal.aborted) return;
    try {
      update(problems());
      const news = [...tracked.values()].filter(({ mailed, until }) => !mailed || until);
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(intervalMs)]);
      if (news.length > 0) await mailer?.alert(composeText(news), signal);
      for (const problem of news) problem.mailed = true;
      for (const { id, until } of news) if (until) tracked.delete(id);
      failing = false;
    } catch (error) {
      if (!failing)
        log.error({ reason: reasonOf(error) }, "Alerts fail, and are tried each minute.");
      failing = true;
    }
    timer.after(intervalMs, check);
  }

  function update(current: Problem[]): void {
    for (const { id, text } of current) {
      const known = tracked.get(id);
      if (known && !known.until) continue;
      log.warn({ problem: id }, text);
      // Back before its end was mailed: for readers of the mail it never ended.
      if (known) known.until = undefined;
      else tracked.set(id, { id, text, since: clock.now(), until: undefined, mailed: false });
    }
    for (const problem of tracked.values()) {
      if (problem.until || current.some(({ id }) => id === problem.id)) continue;
      log.info({ problem: problem.id }, `Over: ${problem.text}`);
      problem.until = clock.now();
    }
  }

  return { stop: () => stopped.abort() };
}

function composeText(news: TrackedProblem[]) {
  const subject = news.map(({ text, until }) => (until ? `Over: ${text}` : text)).join(" ");
  const parts = news.map(({ text, since, until }) => {
    const end = until ? `, over since ${until.toISOString()}` : "";
    return `${text}\nSince ${since.toISOString()}${end}.\n`;
  });
  return { subject, text: parts.join("\n") };
}
