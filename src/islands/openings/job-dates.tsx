import type { Job } from "#src/content/schemas/job.ts";

type Dates = Pick<Job, "datePosted" | "validThrough">;
type JobDatesProps = { posted: string; until?: string; job: Dates };

/** When an opening was posted and, where `until` says so, its last day. */
export const JobDates = ({ posted, until, job }: JobDatesProps) => (
  <p className="text-small text-muted">
    {posted} <Day date={job.datePosted} />
    {until && (
      <>
        .{" "}
        <span className="inline-block">
          {until} <Day date={job.validThrough} />
        </span>
      </>
    )}
  </p>
);

/** Days are the same everywhere: those of the entries, in UTC. */
const written = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{written.format(new Date(date))}</time>
);
