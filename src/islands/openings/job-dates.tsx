import type { Job } from "#src/content/types/job.ts";
import { longDate } from "#src/lib/long-date.ts";

type JobDatesProps = {
  posted: string;
  until?: string;
  job: Pick<Job, "datePosted" | "validThrough">;
};

/** When an opening was posted and, where `until` says so, its last day. */
export function JobDates({ posted, until, job }: JobDatesProps) {
  return (
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
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>;
