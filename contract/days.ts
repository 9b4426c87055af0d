/*
 * When a day begins and ends, for what is on the site from a first day or until a last one: by the clock of the place that
 * it is about, the office of a job above all. Where no place is known, a day lasts as long as it is that day anywhere. The
 * build finds the moment out; pages, browsers, the server and search engines compare.
 */

/** The time zones in which a day begins first, 14 hours ahead of UTC, and ends last, 12 hours behind it. */
const firstZone = "Etc/GMT-14";
export const lastZone = "Etc/GMT+12";

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a text is a day that exists, such as 2027-02-15. */
export const isDay = (text: unknown): text is string =>
  typeof text === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** A time at which it is that day almost everywhere. @param day ISO date */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** How far a time zone's clock is ahead of UTC at a time, such as "-08:00". */
export function offsetAt(timeZone: string, time: Date): string {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(time)
    .find(({ type }) => type === "timeZoneName")?.value;
  return name?.slice("GMT".length) || "+00:00";
}

/**
 * The last second of a day, such as "2027-02-28T23:59:59-08:00", also where clocks change at midnight.
 * @param day ISO date
 */
export function lastSecondOf(day: string, timeZone: string = lastZone): string {
  const nearby = new Date(`${day}T23:59:59Z`).getTime();
  // The offsets before and after a change of the clocks, if there is one around.
  const [before = "", after = ""] = [nearby - dayMs, nearby + dayMs].map(
    (time) => `${day}T23:59:59${offsetAt(timeZone, new Date(time))}`,
  );
  return after.endsWith(offsetAt(timeZone, new Date(after))) ? after : before;
}

/** @param lastSecond as above; what a build of another version does not say has not come */
export const isOver = (lastSecond: string | undefined, now: number | Date): boolean =>
  Number(now) >= Date.parse(lastSecond ?? "") + 1000;

/**
 * The first moment of a day: right after the last second of the day before, also where clocks change at midnight.
 * @param day ISO date
 */
export function beginningOf(day: string, timeZone: string = firstZone): Date {
  const before = new Date(noonOf(day).getTime() - dayMs).toISOString().slice(0, 10);
  return new Date(Date.parse(lastSecondOf(before, timeZone)) + 1000);
}
