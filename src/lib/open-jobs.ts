import type { Job } from "../content/schemas/job.ts";
import { jobs } from "#src/content/jobs.ts";
import { careers } from "#src/content/careers.ts";

/* Build time only: the openings on the day of the build (tools/build.ts), whatever the visitor's clock says. */
const buildDay = process.env["BUILD_DATE"] ?? new Date().toISOString().slice(0, 10);

/** Openings accept applications through the end of `validThrough`, in UTC. */
const openOn = (day: string): readonly Job[] =>
  jobs.filter(({ validThrough }) => day <= validThrough);

export const openJobs = openOn(buildDay);

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Days on which openings that are open now will have closed. */
const closingDays = new Set(openJobs.map(({ validThrough }) => dayAfter(validThrough)));

/**
 * Static paths of a page that changes when an opening closes: its own address, and a copy under `/later/<day>` for
 * each day from which the page will be different. The site's server switches to the copy on that day
 * (server/site/load.ts); static hosts need a new build.
 * @returns new objects on each call, because Astro modifies them. `closed`: openings closed since the copy before
 */
export const pathsByDay = () => [
  {
    params: { later: undefined },
    props: { open: openJobs, closed: jobs.filter((job) => !openJobs.includes(job)) },
  },
  ...[...(import.meta.env.MODE === "served" ? closingDays : [])].map((day) => ({
    params: { later: `later/${day}` },
    props: {
      open: openOn(day),
      closed: openJobs.filter(({ validThrough }) => dayAfter(validThrough) === day),
    },
  })),
];

/** Path of an opening's page. */
export const jobPath = (slug: string) => `/careers/${slug}` as const;

/** Such as "$52,000 – $72,000 a year". Formatted at build time because browsers format ranges differently. */
export function payBand({ pay }: Pick<Job, "pay">): string | undefined {
  if (!pay) return undefined;
  const { currency, from, to, per } = pay;
  const money = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  return `${money.formatRange(from, to)} ${careers.openings.per[per]}`;
}

/** The data of an opening that lists and the application dialog show. */
export const jobSummary = ({
  firstMonths: _1,
  team: _2,
  order: _3,
  people: _4,
  session: _5,
  summary: _6,
  ...job
}: Job) => ({ ...job, pay: payBand(job) });
export type JobSummary = ReturnType<typeof jobSummary>;
