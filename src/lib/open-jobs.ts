import { page } from "#words";
import { lastOf as lastOfDay } from "#content/known.ts";
import { officesOf, zonesOf } from "#content/offices.ts";
import { company } from "#src/entries/company.ts";
import { moneyRange } from "#src/entries/locale.ts";
import { isOpen } from "#src/entries/collection.ts";
import { hiddenJobs, type Job, jobs } from "#src/entries/jobs.ts";
import { zoneName } from "./zone-name.ts";
import { careers } from "#src/entries/careers.ts";

/* Build time only. The list and the server take down openings that close later. */

/** Where the last day ends last, and its last second. */
const lastOf = (job: Job) => lastOfDay(job.validThrough, zonesOf(job, officesOf(company)));

/** The last second in which an opening accepts applications (contract/days.ts). */
export const closingOf = (job: Job): string => lastOf(job).lastSecond;

/** Whose last day it is, such as "Pacific Time". */
export function closingZone(job: Job): string {
  const { zone } = lastOf(job);
  return zone === undefined ? page.anywhere : zoneName(zone);
}

export const openJobs: readonly Job[] = jobs.filter(({ slug }) => isOpen("jobs", slug));

/** Openings that have a page. */
export const jobPages: readonly Job[] = [...openJobs, ...hiddenJobs];

/** Path of an opening's page. */
export const jobPath = (slug: string) => `/careers/${slug}` as const;

/** Such as "$52,000 – $72,000 a year". Formatted at build time because browsers format ranges differently. */
function payBand({ pay }: Pick<Job, "pay">): string | undefined {
  return pay && `${payRange(pay)} ${careers.openings.per[pay.per]}`;
}

export const payRange = ({ currency, from, to }: NonNullable<Job["pay"]>): string =>
  moneyRange(company.language, currency, from, to);

const typeNames = {
  "Full-time": page.fullTime,
  "Part-time": page.partTime,
  Contract: page.contract,
  Temporary: page.temporary,
  Internship: page.internship,
} as const satisfies Record<Job["type"], string>;

/** What pages call a type of employment. */
export const typeName = (type: Job["type"]): string => typeNames[type];

/** The data of an opening that lists and the application dialog show. */
export const jobSummary = (job: Job) => ({
  slug: job.slug,
  title: job.title,
  department: job.department,
  location: job.location,
  type: typeName(job.type),
  experience: job.experience,
  description: job.description,
  requirements: job.requirements,
  lastSecond: closingOf(job),
  pay: payBand(job),
});
export type JobSummary = ReturnType<typeof jobSummary>;
