import type { Job } from "#app/content/types/job.ts";

type JobDatesProps = {
  posted: string;
  until?: string;
  job: Pick<Job, "datePosted" | "validThrough">;
};

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

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

const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{dates.format(new Date(date))}</time>
);
