import type { Job } from "../content/types/job.ts";
import { isOpenOn } from "./openings.ts";
import { jobs } from "#src/content/jobs/index.ts";

/*
 * Which openings the pages are built with. The day is the build's (tools/build.ts), so that no
 * visitor's clock changes a page: import this where code runs at build time only, as in loaders.
 */
const day = process.env["BUILD_DATE"] ?? new Date().toISOString().slice(0, 10);

export const openJobs = jobs.filter((job) => isOpenOn(job, day));
export const closedJobs = jobs.filter((job) => !isOpenOn(job, day));

/** Address of an opening's own page. */
export const jobPath = (slug: string) => `/careers/${slug}` as const;

/** What a list of openings and the application dialog show of one. */
export const jobSummary = ({ firstMonths: _1, team: _2, summary: _3, id: _4, ...job }: Job) => job;
export type JobSummary = ReturnType<typeof jobSummary>;
