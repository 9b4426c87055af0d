import type { Job } from "../content/schemas/job.ts";
import { jobs } from "#src/content/jobs.ts";

/*
 * Which openings the pages are built with. The day is the build's (tools/build.ts), so that no
 * visitor's clock changes a page: import this where code runs at build time only, as in loaders.
 */
const day = process.env["BUILD_DATE"] ?? new Date().toISOString().slice(0, 10);

/** One can still apply for them: the last day is their `validThrough`, in UTC. */
export const openJobs = jobs.filter(({ validThrough }) => day <= validThrough);
export const closedJobs = jobs.filter((job) => !openJobs.includes(job));

/** Address of an opening's own page. */
export const jobPath = (slug: string) => `/careers/${slug}` as const;

/** What a list of openings and the application dialog show of one. */
export const jobSummary = ({ firstMonths: _1, team: _2, summary: _3, order: _4, ...job }: Job) =>
  job;
export type JobSummary = ReturnType<typeof jobSummary>;
