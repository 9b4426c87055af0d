import { hostname } from "node:os";
import type { IsMine } from "#server/inbox/leases.ts";
import { loggedReason } from "#server/outbox/failure.ts";
import type { Problem, Problems, Way } from "#server/problems.ts";
import type { Service } from "#server/service.ts";
import type { Runtime } from "#server/time.ts";
import { tellerOf } from "./ways.ts";

type AlertDeps = Runtime & {
  problems: Problems;
  /** None: log only. */
  ways: readonly Way[];
  /** Why the mail server did not take the last mail. */
  mailFailure: () => string | undefined;
  /** In the company's time zone. */
  formatTime: (time: Date) => string;
  /** Whether other servers share the store. */
  isShared: boolean;
  /** Whether it is this server that tells what all servers see. */
  isMine: IsMine;
};

/** Whether its start and its end were told. */
type Tracked = Problem & {
  since: Date;
  until?: { at: Date; text: string };
  startTold: boolean;
  endTold: boolean;
};

const intervalMs = 60_000;

/**
 * Tells the owner the problems that the parts of the server have. It looks each minute; the first look waits too, so that a
 * server in a crash loop tells nothing. One alert covers all that started or ended since the last one. It goes by each way,
 * and is told when any way has it; until then it is tried each minute. Of servers that share a database each tells what only
 * it sees, with its name, and one of them what all see. State is in memory only: after a start the owner is told again what
 * still lasts, and "nothing can be stored" cannot wait in the store.
 */
export function createAlerts(deps: AlertDeps): Service {
  const { problems, ways, clock, timer, log, formatTime, isShared, isMine } = deps;
  const tracked = new Map<string, Tracked>();
  const stopped = new AbortController();
  const tellers = ways.map((way) => tellerOf(way, "Alerts", { clock, log }));
  let lastFailure: string | undefined;
  let cancel = () => {};

  // Only where there is another way to tell them. That a way works again is seen at the next alert.
  if (ways.length > 1)
    problems.own.add(() =>
      tellers.flatMap(({ name, failure }): Problem[] => {
        const reason = (name === "mail" ? deps.mailFailure() : undefined) ?? failure();
        const text = `${failures[name]}: ${reason}`;
        return reason === undefined ? [] : [{ id: name, notBy: name, text }];
      }),
    );

  async function check(): Promise<void> {
    try {
      await noteTold();
      await update(await current());
      for (const teller of tellers) if (teller.isFree()) void tellBy(teller);
      lastFailure = undefined;
    } catch (error) {
      const reason = loggedReason(error);
      if (reason !== lastFailure) log.error(`Problems cannot be looked for: ${reason}`);
      lastFailure = reason;
    } finally {
      if (!stopped.signal.aborted) cancel = timer.after(intervalMs, () => void check());
    }
  }

  async function current(): Promise<Problem[]> {
    const own = await problems.own.all();
    if (!isShared) return [...own, ...(await problems.everybodys.all())];
    const named = own.map((it) => ({ ...it, text: `${it.text} (The server ${hostname()}.)` }));
    if (await isMine()) return [...named, ...(await problems.everybodys.all())];
    // The next server tells what lasts, as after a start.
    const ids = new Set(named.map(({ id }) => id));
    for (const id of tracked.keys()) if (!ids.has(id)) tracked.delete(id);
    return named;
  }

  /** Never throws. */
  async function tellBy(teller: ReturnType<typeof tellerOf>): Promise<void> {
    const news = [...tracked.values()].filter(
      (it) => it.notBy !== teller.name && !(it.until ? it.endTold : it.startTold),
    );
    if (news.length === 0) return;
    const ended = news.filter(({ until }) => until);
    const compose = (hasDetails: boolean) => composeText(news, formatTime, hasDetails);
    if (!(await teller.tell(compose, stopped.signal))) return;
    for (const problem of news) problem.startTold = true;
    for (const problem of ended)
      if (problem.until) problem.endTold = true;
      // Back while its end was being told.
      else problem.startTold = false;
    forgetTold();
    await noteTold();
  }

  /** Again until it succeeds: the store may be away. */
  async function noteTold(): Promise<void> {
    for (const problem of tracked.values()) {
      if (!problem.onTold || (!problem.startTold && ways.length > 0)) continue;
      await problem.onTold().then(
        () => delete problem.onTold,
        () => {},
      );
    }
  }

  function forgetTold(): void {
    for (const { id, until, endTold } of tracked.values())
      if (until && (endTold || ways.length === 0)) tracked.delete(id);
  }

  async function update(found: Problem[]): Promise<void> {
    for (const problem of found) {
      const { id, text } = problem;
      const known = tracked.get(id);
      if (known && !known.until) continue;
      log.warn({ problem: id }, text);
      // Back before its end was told: for readers it never ended.
      if (known) delete known.until;
      else tracked.set(id, { since: clock.now(), ...problem, startTold: false, endTold: false });
    }
    for (const problem of tracked.values()) {
      const { id, once, startTold, until } = problem;
      if (until || found.some((it) => it.id === id)) continue;
      if (once) {
        if (startTold || ways.length === 0) tracked.delete(id);
        continue;
      }
      const text = problem.ended ? await problem.ended() : `Over: ${problem.text}`;
      if (text === undefined) {
        tracked.delete(id);
        continue;
      }
      log.info({ problem: id }, text);
      problem.until = { at: clock.now(), text };
    }
    forgetTold();
  }

  return {
    name: "alerts",
    start: () => void (cancel = timer.after(intervalMs, () => void check())),
    stop() {
      stopped.abort();
      cancel();
    },
  };
}

const failures: Record<Way["name"], string> = {
  mail: "The mail server takes no mail",
  webhook: "Alerts cannot be posted to ALERT_WEBHOOK_URL",
};

/** The subject is the first problem's; a long list does not fit. */
function composeText(news: Tracked[], formatTime: (time: Date) => string, hasDetails: boolean) {
  const titles = news.map(({ text, until }) => until?.text ?? text);
  const more = news.length > 1 ? ` (and ${news.length - 1} more)` : "";
  const parts = news.map(({ text, details, since, until, once }) => {
    const start = once ? formatTime(since) : `Since ${formatTime(since)}`;
    if (until) return `${until.text}\n${start}, until ${formatTime(until.at)}.\n`;
    return `${[text, hasDetails && details].filter(Boolean).join("\n")}\n${start}.\n`;
  });
  return { subject: `${titles[0]}${more}`, text: parts.join("\n") };
}
