import { beginningOf, noonOf } from "#contract/days.ts";

/*
 * The time for which the site is built. What ends is left out by the day's first moment in UTC, since nightly builds are
 * early: openings that close later are taken down by browsers and the server; one that is left out is gone. What begins is
 * there only once it has begun: as of now in a build for today, as of noon in UTC in one for another day.
 */
export const firstMomentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const now = new Date();
const day = process.env["SITE_DAY"];

export const buildTime: Date = day === undefined ? now : firstMomentOf(day);

const isToday = day === undefined || day === now.toISOString().slice(0, 10);
const begunBy = isToday ? now : noonOf(day);

/** The editor's preview shows what has not begun, as it shows drafts. */
export const isPreview = process.env["EDIT"] !== undefined;

/**
 * Whether a build has what is on the site from a first day on.
 * @param firstDay ISO date; without one, it has always begun
 * @param timeZone whose day it is; undefined: wherever it begins first
 */
export const hasBegun = (firstDay: string | undefined, timeZone?: string): boolean =>
  isPreview || firstDay === undefined || beginningOf(firstDay, timeZone) <= begunBy;
