import { useOptimistic, useState, useTransition } from "react";
import type { KindName } from "#content/kinds.ts";
import type { KindSummary } from "#editor/content/overview.ts";
import type { Summary } from "#editor/content/summaries.ts";
import { reasonOf, write } from "./api.ts";
import { useKeptDrafts } from "./drafts.ts";
import { linkTo } from "./route.ts";
import { useSite } from "./site-context.ts";
import { Moves, PlaceField } from "./tool.tsx";
import { moved } from "./values.ts";

/** Entries from which on arrows take many presses. */
const long = 4;

type EntryListProps = { kind: string; summary: KindSummary };

/** The entries of a kind, in the order of the site. */
export function EntryList({ kind, summary }: EntryListProps) {
  const { saved } = useSite();
  const { label, one = "entry", isOrdered } = summary;
  /** In the new order at once, until the site has it. */
  const [entries, show] = useOptimistic(summary.entries);
  const [isMoving, startMoving] = useTransition();
  const [isMoved, setIsMoved] = useState(false);
  const [problem, setProblem] = useState("");
  const count = entries.length;

  const move = (from: number, to: number) => {
    const next = moved(entries, from, to);
    const slugs = next.map(({ slug }) => slug);
    startMoving(async () => {
      show(next);
      const reason = await write("reorder", kind as KindName, slugs).then(() => "", reasonOf);
      await saved();
      setProblem(reason);
      setIsMoved(reason === "");
    });
  };
  return (
    <div className="entries">
      <div className="heading">
        <h1>{label}</h1>
        <a className="button main" href={linkTo(kind, "new")}>
          Add {/^[aeiou]/.test(one) ? "an" : "a"} {one}
        </a>
      </div>
      {isOrdered ? (
        <p role="status" className="state">
          {isMoving ? "Saving the order …" : isMoved ? "The order is saved" : undefined}
        </p>
      ) : undefined}
      {problem ? (
        <p className="error" role="alert">
          {problem}
        </p>
      ) : undefined}
      {count === 0 ? <p className="card">Nothing here yet.</p> : undefined}
      <ol className="card rows">
        {entries.map((entry, at) => (
          <li key={entry.slug}>
            <Row kind={kind} entry={entry} />
            {isOrdered ? (
              <div className="tools">
                {count >= long ? (
                  <PlaceField name={entry.title} at={at} count={count} onMove={move} />
                ) : undefined}
                <Moves name={entry.title} at={at} count={count} onMove={move} />
              </div>
            ) : undefined}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Row({ kind, entry }: { kind: string; entry: Summary }) {
  const isUnsaved = useKeptDrafts();
  const { slug, title, state, picture, problem, isOnNoPage } = entry;
  const marks = [state, isOnNoPage && "On no page yet", isUnsaved(kind, slug) && "Not saved yet"];
  return (
    <a href={linkTo(kind, slug)} className="row">
      {picture ? <img src={`/edit/picture/${picture}`} alt="" loading="lazy" /> : undefined}
      <span className="words">
        <span className="title">
          <bdi>{title}</bdi>
        </span>
        <span className="state">{marks.filter(Boolean).join(" · ")}</span>
        {problem ? <span className="error">{problem}</span> : undefined}
      </span>
    </a>
  );
}
