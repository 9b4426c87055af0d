import { useState } from "react";
import type { Overview } from "#editor/content/overview.ts";
import { unsavedEntries } from "#editor/app/drafts.ts";
import { linkTo } from "#editor/app/route.ts";
import { ChangeCard } from "./change-card.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { PublishList } from "./publish-list.tsx";
import { takeBackAll } from "./requests.ts";
import { TakeBackButton } from "./take-back-button.tsx";
import type { Publishing } from "./use-publishing.ts";

type ChangesScreenProps = {
  publishing: Publishing;
  overview: Overview;
  /** Entries are others now. */
  changed: () => Promise<void>;
};

/** What visitors do not see yet, how it gets live, and what was live before. */
export function ChangesScreen({ publishing, overview, changed }: ChangesScreenProps) {
  const { changes, publishes, status, problem } = publishing;
  const [failure, setFailure] = useState("");
  const isBusy = status.running !== undefined;
  const takenBack = async (reason: string | undefined) => {
    setFailure(reason ?? "");
    await Promise.all([publishing.refresh(), changed()]);
  };
  if (!changes || !publishes) return <p className="note">{problem || "One moment …"}</p>;
  return (
    <div className="changes">
      <div className="heading">
        <h1>{changes.length > 0 || status.isOutdated ? "Not live yet" : "Everything is live"}</h1>
        {changes.length > 1 ? (
          <TakeBackButton
            label="Take all of it back"
            question={`Take back all ${changes.length} changes?`}
            consequence="Every form is then as visitors see it now."
            isDisabled={isBusy}
            take={takeBackAll}
            done={takenBack}
          />
        ) : undefined}
      </div>
      <Unsaved overview={overview} />
      {problem || failure ? (
        <p className="error" role="alert">
          {problem || failure}
        </p>
      ) : undefined}
      <PublishPanel publishing={publishing} count={changes.length} />
      {changes.map((change) => (
        <ChangeCard
          key={`${change.kind}/${change.slug}/${change.what}`}
          change={change}
          isBusy={isBusy}
          done={takenBack}
        />
      ))}
      <PublishList publishing={publishing} publishes={publishes} />
    </div>
  );
}

/** Forms in this browser with words that are not saved, and so are not published. */
function Unsaved({ overview }: { overview: Overview }) {
  const unsaved = unsavedEntries().filter(({ kind }) => overview.kinds[kind]);
  if (unsaved.length === 0) return undefined;
  return (
    <section className="notice">
      You have typed something that is not saved. It is published only after you save it:
      <ul>
        {unsaved.map(({ kind, slug }) => {
          const summary = overview.kinds[kind];
          const title = summary?.entries.find((it) => it.slug === slug)?.title;
          const name = slug === "new" ? `New ${summary?.one ?? "entry"}` : title;
          return (
            <li key={`${kind}/${slug}`}>
              <a href={linkTo(kind, summary?.isMany ? slug : undefined)}>
                {[summary?.label, summary?.isMany ? name : undefined].filter(Boolean).join(" › ")}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
