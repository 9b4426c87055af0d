/** The one that tests choose (package.json): every opening is open then, whenever they run. */
export const testDay = "2026-11-21";

/**
 * The day the pages are built for: what is open then, and from when dates in them count.
 * @param given an ISO date that moves it
 * @returns ISO date in UTC
 * @throws Error when what is given is no date
 */
export function readBuildDate(given: string | undefined, now: Date): string {
  const day = given?.trim() || now.toISOString().slice(0, 10);
  // Date.parse takes 2026-02-30 for the second of March.
  if (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
    throw new Error(`The day of the build must be a date such as 2026-11-21, not "${day}".`);
  return day;
}
