/**
 * The day the pages are built for: what is open then, and from when dates in them count.
 * @param env `BUILD_DATE`, an ISO date, moves it
 * @returns ISO date in UTC
 * @throws Error when `BUILD_DATE` is no date
 */
export function readBuildDate(env: NodeJS.ProcessEnv, now: Date): string {
  const day = env["BUILD_DATE"]?.trim() || now.toISOString().slice(0, 10);
  // Date.parse takes 2026-02-30 for the second of March.
  if (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
    throw new Error(`BUILD_DATE must be a date such as 2026-11-21, not "${day}".`);
  return day;
}
