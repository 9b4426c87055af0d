import { isDay, noonOf } from "#contract/days.ts";

/**
 * The moment for which a site is decided. What ends is left out by the day's first moment in UTC, since nightly builds are
 * early: openings that close later are taken down by browsers and the server; one that is left out is gone. What begins is
 * there only once it has begun: as of now in a build for today, as of noon in UTC in one for another day.
 */
export type Now = {
  /** What ended before is over. */
  over: Date;
  /** What begins later is not there. */
  begun: Date;
};

export const firstMomentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** @param day for which something is built (2027-02-01), by default that of SITE_DAY; without one, the present moment @throws for what is no day */
export function siteNow(day: string | undefined = process.env["SITE_DAY"]): Now {
  const now = new Date();
  if (!day) return { over: now, begun: now };
  if (!isDay(day)) throw new Error(`SITE_DAY has to be a day such as 2026-11-21, not "${day}"`);
  const isToday = day === now.toISOString().slice(0, 10);
  return { over: firstMomentOf(day), begun: isToday ? now : noonOf(day) };
}

/** The editor's preview shows what has not begun, as it shows what is hidden. */
export const withAllThatBegins = ({ over }: Now): Now => ({ over, begun: new Date(8.64e15) });

/** Such as 2026-11-21. Swedes write days as ISO does. @param timeZone if it is none, the day in UTC */
export function dayAt(now: Now, timeZone: unknown): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  return now.begun.toLocaleDateString("sv", { timeZone: zone });
}

export function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === "string" && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
