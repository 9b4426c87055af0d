import type { ReactNode } from "react";
import { careers } from "#src/entries/careers.ts";
import type { Job } from "#src/entries/jobs.ts";
import { People } from "#src/sections/people/people.tsx";

const { opening } = careers;

/** What the person will do, and with whom. */
export const JobStory = ({ job }: { job: Job }) => (
  <div className="grid content-start gap-y-10">
    <Part heading={opening.job}>
      <p className="mt-3 text-large/snug font-medium text-pretty">{job.description}</p>
    </Part>
    {job.firstMonths.length > 0 && (
      <Part heading={opening.firstMonths.heading}>
        <ol className="mt-4 border-b border-line">
          {job.firstMonths.map((text, index) => (
            <li
              key={text}
              className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[12rem_1fr]"
            >
              <p className="font-semibold text-label empty:hidden">
                {opening.firstMonths.after[index]}
              </p>
              <p className="sm:col-start-2">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
    )}
    {job.team && (
      <Part heading={opening.team}>
        <p className="mt-3 max-w-measure text-lead text-pretty">{job.team}</p>
      </Part>
    )}
    {job.people.length > 0 && (
      <Part heading={opening.people}>
        <People people={job.people} turn={job.order + 3} className="mt-5" />
      </Part>
    )}
  </div>
);

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="text-title">{heading}</h2>
    {children}
  </section>
);
