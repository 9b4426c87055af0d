import { always, type IsMine } from "#server/inbox/leases.ts";
import type { Problem, Way } from "#server/problems.ts";
import type { Runtime } from "#server/time.ts";
import { isPermanent, isTextSent, loggedReason } from "#server/outbox/failure.ts";
import { composeText, type TrackedProblem } from "./alert-text.ts";

export type AlertDeps = Runtime & {
  problems: () => Promise<Problem[]>;
  /** None: log only. */
  ways: readonly Way[];
  /** In the company's time zone. */
  formatTime: (time: Date) => string;
  /** Whether it is this server that tells them. */
  isMine?: IsMine;
};

export type Alerts = {
  stop(): void;
  /** What could not be told by a way the last time, and why. */
  failing(): Failing[];
};
type Failing = { way: Way["name"]; reason: string };

const intervalMs = 60_000;
// A server that took the text and never answered may have delivered it: each further try may be a copy.
const unansweredPauseMs = 3_600_000;

/**
 * Checks for problems every minute. The first check waits too, so that a server in a crash loop
 * tells nothing. One alert covers all problems that started or ended since the last one. It goes by each way for itself
 * and is retried until that took it, for which a mail server has as much time as for any mail. State is in memory only:
 * after a start the owner is told again what still lasts.
 */
export function startAlerts(deps: AlertDeps): Alerts {
  const { problems, clock, timer, log, formatTime, isMine = always } = deps;
  const tracked = new Map<string, TrackedProblem>();
  const stopped = new AbortController();
  const desks = deps.ways.map((way) => desk(way));
  const waysOf = ({ notBy }: Problem) => deps.ways.filter(({ name }) => name !== notBy);
  let lastFailure: string | undefined;
  timer.after(intervalMs, () => void check());

  async function check(): Promise<void> {
    if (stopped.signal.aborted) return;
    try {
      // The next server tells what lasts, as after a start.
      if (!(await isMine())) return tracked.clear();
      await noteTold();
      await update(await problems());
      for (const { tell } of desks) tell();
      lastFailure = undefined;
    } catch (error) {
      const reason = loggedReason(error);
      if (reason !== lastFailure) log.error(`Problems cannot be looked for: ${reason}`);
      lastFailure = reason;
    } finally {
      timer.after(intervalMs, () => void check());
    }
  }

  /** Tells by one way what is new there. */
  function desk(way: Way) {
    let [isTelling, hasDetails, pausedUntilMs] = [false, way.takesDetails, -Infinity];
    let failure: string | undefined;

    /** Never throws. */
    async function tellNow(): Promise<void> {
      const news = [...tracked.values()].filter(
        (problem) =>
          waysOf(problem).includes(way) &&
          !problem[problem.until ? "endTold" : "startTold"].has(way),
      );
      const ended = news.filter(({ until }) => until);
      try {
        if (news.length > 0) {
          await way.send(composeText(news, formatTime, hasDetails), stopped.signal);
          hasDetails = way.takesDetails;
        }
        for (const problem of news) problem.startTold.add(way);
        for (const problem of ended)
          if (problem.until) problem.endTold.add(way);
          // Back while its end was being told.
          else problem.startTold.delete(way);
        forgetTold();
        failure = undefined;
        await noteTold();
      } catch (error) {
        // A filter that refused a visitor's mail may refuse the alert that repeats their words.
        if (isPermanent(error)) hasDetails = false;
        if (isTextSent(error)) pausedUntilMs = clock.monotonicMs() + unansweredPauseMs;
        if (stopped.signal.aborted) return;
        const reason = loggedReason(error); // an alert repeats the visitor's words, too
        if (reason !== failure)
          log.error(`Alerts cannot be sent by ${way.name}, and are tried each minute: ${reason}`);
        failure = reason;
      }
    }

    return {
      tell(): void {
        if (isTelling || clock.monotonicMs() < pausedUntilMs) return;
        isTelling = true;
        void tellNow().finally(() => (isTelling = false));
      },
      failing: () => (failure === undefined ? [] : [{ way: way.name, reason: failure }]),
    };
  }

  /** Again until it succeeds: the store may be away. */
  async function noteTold(): Promise<void> {
    for (const problem of tracked.values()) {
      const isTold = problem.startTold.size > 0 || deps.ways.length === 0;
      if (!isTold || !problem.onTold) continue;
      await problem.onTold().then(
        () => delete problem.onTold,
        () => {},
      );
    }
  }

  /** What ended is kept until it was told everywhere. */
  function forgetTold(): void {
    for (const problem of tracked.values())
      if (problem.until && waysOf(problem).every((way) => problem.endTold.has(way)))
        tracked.delete(problem.id);
  }

  async function update(current: Problem[]): Promise<void> {
    for (const problem of current) {
      const { id, text } = problem;
      const known = tracked.get(id);
      if (known && !known.until) continue;
      log.warn({ problem: id }, text);
      if (!known) {
        const told = { startTold: new Set<Way>(), endTold: new Set<Way>() };
        tracked.set(id, { since: clock.now(), ...problem, ...told });
        continue;
      }
      // Back before its end was told: for readers there it never ended.
      delete known.until;
      for (const way of known.endTold) known.startTold.delete(way);
      known.endTold.clear();
    }
    for (const problem of tracked.values()) {
      if (problem.until || current.some(({ id }) => id === problem.id)) continue;
      if (problem.once) {
        if (waysOf(problem).every((way) => problem.startTold.has(way))) tracked.delete(problem.id);
        continue;
      }
      const text = problem.ended ? await problem.ended() : `Over: ${problem.text}`;
      if (text === undefined) {
        tracked.delete(problem.id);
        continue;
      }
      log.info({ problem: problem.id }, text);
      problem.until = { at: clock.now(), text };
    }
    forgetTold();
  }

  return {
    stop: () => stopped.abort(),
    failing: () => desks.flatMap(({ failing }) => failing()),
  };
}
