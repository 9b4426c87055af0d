import { page } from "#words";
import { company } from "#src/content/company.ts";
import { localeOf } from "#src/content/locale.ts";
import type { Job } from "#src/content/schemas/job.ts";
import { jobs } from "#src/content/jobs.ts";
import { buildDay } from "./build-day.ts";
import { careers } from "#src/content/careers.ts";

/* Build time only. The islands and the server take down openings that close later. */

/** Openings accept applications through the end of `validThrough`, in UTC. */
export const openJobs: readonly Job[] = jobs.filter(({ validThrough }) => buildDay <= validThrough);

/** Path of an opening's page. */
export const jobPath = (slug: string) => `/careers/${slug}` as const;

/**
 * Such as "$52,000 – $72,000 a year", whose amounts never stand on two lines. Formatted at build time because browsers
 * format ranges differently.
 */
function payBand({ pay }: Pick<Job, "pay">): string | undefined {
  return pay && `${payRange(pay)} ${careers.openings.per[pay.per]}`;
}

export function payRange(pay: NonNullable<Job["pay"]>): string {
  const { currency, from, to } = pay;
  const money = new Intl.NumberFormat(localeOf(company.language), {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  // A line may end between a dash and a no-break space, but not where a word joiner is.
  return money.formatRange(from, to).replaceAll(/\s/g, "\u00a0").replace("–", "–\u2060");
}

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
  validThrough: job.validThrough,
  pay: payBand(job),
});
export type JobSummary = ReturnType<typeof jobSummary>;
