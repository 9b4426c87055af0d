/**
 * The time for which the site is built: its day's first moment, since nightly builds are early. Openings that close later
 * are taken down by browsers and the server; one that is left out is gone.
 */
export const firstMomentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const day = process.env["BUILD_DATE"];

export const buildTime: Date = day === undefined ? new Date() : firstMomentOf(day);
