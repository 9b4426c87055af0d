/**
 * The day that a build is for, from its arguments, SITE_DAY or the clock, and from here on SITE_DAY of this process and those
 * that it starts: what decides what is on the site reads it once.
 */
export const siteDay =
  (process.argv[3] ?? process.env["SITE_DAY"])?.trim() || new Date().toISOString().slice(0, 10);
process.env["SITE_DAY"] = siteDay;
