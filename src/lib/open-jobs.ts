import { page } from "#words";
import { company } from "#src/content/company.ts";
import { moneyRange } from "#src/content/locale.ts";
import type { Job } from "#src/content/schemas/job.ts";
import { jobs } from "#src/content/jobs.ts";
import { buildDay } from "./build-day.ts";
import { careers } from "#src/content/careers.ts";

/* Build time only. The islands and the server take down openings that close later. */

/** Openings accept applications through the end of `validThrough`, in UTC. */
export const openJobs: readonly Job[] = jobs.filter(({ validThrough }) => buildDay <= validThrough);

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
  validThrough: job.validThrough,
  pay: payBand(job),
});
export type JobSummary = ReturnType<typeof jobSummary>;
