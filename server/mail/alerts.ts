import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { Clock, Timer } from "../time.ts";
import { reasonOf } from "./failure.ts";
import type { Mailer } from "./mailer.ts";

/** `id` stays the same for as long as the problem lasts. */
export type Problem = { id: string; text: string };

/** `text` as it was when it began; `told`: a mail said that it began. */
type Seen = Problem & { began: Date; over: Date | undefined; told: boolean };

type AlertDeps = {
  problems: () => Problem[];
  mailer: Pick<Mailer, "alert"> | undefined; // undefined: in the log only
  clock: Clock;
  timer: Timer;
  log: Pick<Logger, "info" | "error" | "warn">;
};

const lookMs = 60_000;

/**
 * Looks for problems each minute, not at once: a server that ends at every start writes no mails.
 * What began or ended since the last mail is in one mail, tried until sent. Kept in memory only.
 */
export function startAlerts(deps: AlertDeps): { stop(): void } {
  const { problems, mailer, clock, timer, log } = deps;
  const seen = new Map<string, Seen>();
  const stopped = new AbortController();
  let fails = false;
  timer.after(lookMs, look);

  async function look(): Promise<void> {
    if (stopped.signal.aborted) return;
    try {
      compare(problems());
      const news = [...seen.values()].filter(({ told, over }) => !told || over);
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(lookMs)]);
      if (news.length > 0) await mailer?.alert(alertAbout(news), signal);
      for (const one of news) one.told = true;
      for (const { id, over } of news) if (over) seen.delete(id);
      fails = false;
    } catch (error) {
      if (!fails) log.error({ reason: reasonOf(error) }, "Alerts fail, and are tried each minute.");
      fails = true;
    }
    timer.after(lookMs, look);
  }

  function compare(current: Problem[]): void {
    for (const { id, text } of current) {
      const known = seen.get(id);
      if (known && !known.over) continue;
      log.warn({ problem: id }, text);
      // Back before its end was told: to who reads mail it has lasted all the time.
      if (known) known.over = undefined;
      else seen.set(id, { id, text, began: clock.now(), over: undefined, told: false });
    }
    for (const one of seen.values()) {
      if (one.over || current.some(({ id }) => id === one.id)) continue;
      log.info({ problem: one.id }, `Over: ${one.text}`);
      one.over = clock.now();
    }
  }

  return { stop: () => stopped.abort() };
}

/** Its Message-ID follows from its words: sent again, they are the same mail. */
function alertAbout(news: Seen[]) {
  const subject = news.map(({ text, over }) => (over ? `Over: ${text}` : text)).join(" ");
  const parts = news.map(({ text, began, over }) => {
    const end = over ? `, over since ${over.toISOString()}` : "";
    return `${text}\nSince ${began.toISOString()}${end}.\n`;
  });
  const text = parts.join("\n");
  return { subject, text, id: createHash("sha256").update(text).digest("hex").slice(0, 32) };
}
