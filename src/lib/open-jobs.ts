import type { Job } from "../content/schemas/job.ts";
import { jobs } from "#src/content/jobs.ts";
import { payBand } from "./pay.ts";

/*
 * Which openings the pages name. The day is the build's (tools/build.ts), so that no visitor's clock
 * changes a page: import this where code runs at build time only, as in loaders.
 */
const buildDay = process.env["BUILD_DATE"] ?? new Date().toISOString().slice(0, 10);

/** One can still apply for them: the last day is their `validThrough`, in UTC. */
const openOn = (day: string): readonly Job[] =>
  jobs.filter(({ validThrough }) => day <= validThrough);

export const openJobs = openOn(buildDay);

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The days on which openings will be closed that are open now. */
const laterDays = new Set(openJobs.map(({ validThrough }) => dayAfter(validThrough)));

/**
 * Where a page stands that changes when an opening closes: at its own address, and once more under
 * `/later/<day>` as it will be from that day on. The site's server then answers with that one
 * (server/site/load.ts); a static host has to be given a new build.
 * @returns for `getStaticPaths`; anew each time, because Astro writes into what it is given. `closed` are those
 * whose address says so since that day
 */
export const everyDay = () => [
  {
    params: { later: undefined },
    props: { open: openJobs, closed: jobs.filter((job) => !openJobs.includes(job)) },
  },
  ...[...(import.meta.env.MODE === "served" ? laterDays : [])].map((day) => ({
    params: { later: `later/${day}` },
    props: {
      open: openOn(day),
      closed: openJobs.filter(({ validThrough }) => dayAfter(validThrough) === day),
    },
  })),
];

/** Address of an opening's own page. */
export const jobPath = (slug: string) => `/careers/${slug}` as const;

/** What a list of openings and the application dialog show of one. */
export const jobSummary = ({
  firstMonths: _1,
  team: _2,
  order: _3,
  people: _4,
  session: _5,
  ...job
}: Job) => ({ ...job, pay: payBand(job) });
export type JobSummary = ReturnType<typeof jobSummary>;
