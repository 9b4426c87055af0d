import { useEffect, useState } from "react";
import type { NamedChange } from "#editor/publish/planned-changes.ts";
import type { Outcome, Status, Step } from "#editor/publish/runs.ts";
import { Places } from "#editor/app/places.tsx";
import { isUnpublished } from "./is-unpublished.ts";
import { PublishButton } from "./publish-button.tsx";
import { shownTime } from "./shown-time.ts";
import type { Publishing } from "./use-publishing.ts";

type PublishPanelProps = {
  publishing: Publishing;
  count: number;
  /** The changes with a tick. */
  chosen: readonly NamedChange[];
  /** @returns in a sentence why not */
  plan: (only: readonly NamedChange[], day: string) => Promise<string | undefined>;
};

/** The button that brings changes live, how far that is, and how it ended. */
export function PublishPanel({ publishing, count, chosen, plan }: PublishPanelProps) {
  const { status, publish, publishes, isCurrent } = publishing;
  const { running, last } = status;
  const isNew = count > 0 || status.isOutdated === true;
  const isFirst = count === 0 && status.isSent !== false && isUnpublished(publishes ?? []);
  const isAll = chosen.length === count;
  const all = isNew ? "Publish" : "Publish again";
  return (
    <section className="card publish" aria-label="Publish">
      {running ? (
        <Progress running={running} />
      ) : (
        <>
          {count === 0 && (status.isOutdated || !isCurrent) ? undefined : (
            <p>{isFirst ? notYet : seen(count, isAll, status.isSent !== false)}</p>
          )}
          {status.isOutdated ? (
            <p>
              Visitors see pages of an earlier version of the site’s program, or of another branch.
              Publishing brings this one live.
            </p>
          ) : undefined}
          <PublishButton
            // A day is typed for changes: without any, the next ones begin without one.
            key={String(count > 0)}
            label={isAll ? all : `Publish ${chosen.length} of ${count}`}
            isMain={isNew}
            isDisabled={
              !isCurrent || status.problem !== undefined || (!isAll && chosen.length === 0)
            }
            {...{ count, chosen, publish, plan }}
          />
        </>
      )}
      <div role="status">{last && !running ? <Ended outcome={last} /> : undefined}</div>
    </section>
  );
}

const notYet = "Nothing was published from here yet.";

function seen(count: number, isAll: boolean, isSent: boolean): string {
  if (!isSent) {
    const recorded = isAll ? "all that was saved" : "what has a tick";
    const what =
      count === 0 ? "All that was saved is recorded here." : `Publishing records here ${recorded}.`;
    return `${what} Whoever runs the site brings it to visitors.`;
  }
  if (count === 0) return "Visitors see everything that was saved.";
  if (!isAll) return "Visitors see what has a tick when you publish. The rest stays here.";
  return `Visitors see ${count === 1 ? "this change" : `these ${count} changes`} when you publish.`;
}

const steps: Record<Step, string> = {
  check: "Everything is checked and recorded",
  build: "The pages are built",
  "bring live": "Visitors get the new pages",
};
const doing = {
  publish: "has been publishing",
  "bring back": "has been bringing back an earlier version",
  renew: "has been making the pages for the new day",
} as const;

type Running = NonNullable<Status["running"]>;

function Progress({ running }: { running: Running }) {
  const passed = useSecondsSince(running.since);
  const order = Object.keys(steps) as Step[];
  const current = order.indexOf(running.step);
  const { what, by } = running;
  return (
    <div className="progress">
      <p>
        <b>
          {by || "The editor"} {doing[what]}
        </b>{" "}
        for {passed} s. You can go on working: what you save now is for the next time. Nothing can
        be taken back until it has ended.
      </p>
      <ol aria-live="polite">
        {order.map((step, index) => (
          <li key={step} className={index < current ? "done" : index === current ? "now" : ""}>
            {steps[step]}
            {index < current ? " ✓" : index === current ? " …" : ""}
          </li>
        ))}
      </ol>
    </div>
  );
}

function useSecondsSince(time: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - Date.parse(time)) / 1000));
}

function Ended({ outcome }: { outcome: Outcome }) {
  const { state, message, note, toFix, at, by } = outcome;
  if (state === "failed")
    return (
      <div className="notice failed">
        <p className="error">{message}</p>
        <Places
          places={toFix.map(({ name, message, ...it }) => ({
            ...it,
            place: name,
            needed: message,
          }))}
        />
      </div>
    );
  return (
    <div className="notice ended">
      <p>
        <b>
          {state === "live" ? "Live since" : "Recorded here, not sent:"} {shownTime(at)}
        </b>
        {by ? ` (${by})` : ""}: {message}
      </p>
      {note ? <p className="state">{note}</p> : undefined}
    </div>
  );
}
