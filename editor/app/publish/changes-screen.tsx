import { useEffect, useRef, useState } from "react";
import { useSite } from "#editor/app/site-context.ts";
import { store, stored } from "#src/browser/storage.ts";
import { ChangeCard } from "./change-card.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { PublishList } from "./publish-list.tsx";
import type { Asked } from "#editor/publish/content/changes-since.ts";
import type { NamedChange } from "#editor/publish/planned-changes.ts";
import { plan as planFor, takeBack, trying, undo } from "./requests.ts";
import { isUnpublished } from "./is-unpublished.ts";
import { shownTime } from "./shown-time.ts";
import { Unsaved, WayBack } from "./ways-to-forms.tsx";
import type { Publishing } from "./use-publishing.ts";

/** What visitors do not see yet, how it gets live, and what was live before. */
export function ChangesScreen({ publishing }: { publishing: Publishing }) {
  const { overview, saved } = useSite();
  const { changes, publishes, status, problem, open, late, isCurrent } = publishing;
  const [failure, setFailure] = useState("");
  /** Without one, what is planned for a day has no tick. */
  const [ticks, setTicks] = useState(keptTicks);
  useEffect(() => store("localStorage", ticksKey, JSON.stringify([...ticks])), [ticks]);
  const { running } = status;
  const isBusy = running !== undefined;
  const { replaced } = status;
  /** What was taken or brought back, with Undo: whoever did it may be far below. */
  const undoing = useRef<HTMLElement>(null);
  const hasReplaced = useRef(false);
  useEffect(() => {
    if (hasReplaced.current) undoing.current?.focus();
    hasReplaced.current = false;
  }, [replaced?.id]);
  const done = async (reason: string | undefined) => {
    setFailure(reason ?? "");
    hasReplaced.current = reason === undefined;
    await saved();
  };
  // Somebody else may have saved something.
  useEffect(() => void open(), [open]);
  if (!changes || !publishes) return <p className="note">{problem || "One moment …"}</p>;
  const isChosen = (it: NamedChange) =>
    // What is saved while a publish runs is not among what goes live.
    running
      ? running.only.some((one) => keyOf(one) === keyOf(it) && one.version === it.version)
      : (ticks.get(tickOf(it)) ?? (it.planned === undefined && !late.has(it.version)));
  const plan = async (only: readonly NamedChange[], day: string) => {
    let refused: string | undefined;
    await trying(
      () => planFor(only, day),
      async (reason) => {
        refused = reason;
        if (reason === undefined) setTicks(new Map());
        setFailure(""); // this one is told beside the day
        await saved();
      },
    );
    return refused;
  };
  const unplan = async (change: NamedChange) => {
    // What is no longer planned waits for somebody: it does not go live with the next press instead.
    setTicks(new Map([...ticks, [tickOf(change), false]]));
    await trying(() => planFor([change]), done);
  };
  const again = replaced?.sentence.startsWith("Undone: ") ? "Do it again" : "Undo";
  const isFirst = isUnpublished(publishes);
  const published = isFirst ? "Nothing is new" : "Everything is live";
  const allDone = status.isSent === false ? "Everything is recorded" : published;
  // Of what was saved a moment ago a list that is being asked for again knows nothing.
  const nothingNew = isCurrent ? allDone : "One moment …";
  return (
    <div className="changes">
      <div className="heading">
        <div>
          <WayBack />
          <h1>{changes.length > 0 || status.isOutdated ? "Not live yet" : nothingNew}</h1>
        </div>
        {changes.length > 1 ? (
          <button
            type="button"
            className="quiet"
            disabled={isBusy || !isCurrent}
            onClick={() => void trying(() => takeBack(changes), done)}
          >
            Take all of it back
          </button>
        ) : undefined}
      </div>
      <Unsaved />
      {problem || failure ? (
        <p className="error" role="alert">
          {problem || failure}
        </p>
      ) : undefined}
      {replaced ? (
        <section className="notice replaced" aria-label={again} tabIndex={-1} ref={undoing}>
          <p>
            {`${replaced.sentence} (${[replaced.by, shownTime(replaced.at)].filter(Boolean).join(", ")}).`}
            <br />
            {`“${again}” changes the forms. Visitors see that when you publish.`}
          </p>
          <button type="button" disabled={isBusy} onClick={() => void trying(undo, done)}>
            {again}
          </button>
        </section>
      ) : undefined}
      <PublishPanel
        publishing={publishing}
        count={changes.length}
        chosen={changes.filter(isChosen)}
        plan={plan}
      />
      {changes.map((change) => (
        <ChangeCard
          key={keyOf(change)}
          change={change}
          isChosen={isChosen(change)}
          choose={(isChosen) => setTicks(new Map([...ticks, [tickOf(change), isChosen]]))}
          unplan={() => void unplan(change)}
          isFirst={isFirst}
          mistakes={(status.last?.toFix ?? [])
            .filter(({ kind, slug }) => kind === change.kind && slug === change.slug)
            .map(({ message }) => message)}
          isBusy={isBusy}
          done={done}
        />
      ))}
      <PublishList
        publishing={publishing}
        publishes={publishes}
        origin={overview.origin}
        done={done}
      />
    </div>
  );
}

const keyOf = ({ kind, slug, what }: Asked) => `${kind}/${slug}/${what}`;
/** What is changed once more is chosen anew. */
const tickOf = (it: NamedChange) => `${keyOf(it)}/${it.version}`;

const ticksKey = "edit-ticks";
/** What was held back stays so when this screen is opened again. */
const keptTicks = (): ReadonlyMap<string, boolean> =>
  new Map(JSON.parse(stored("localStorage", ticksKey) ?? "[]") as [string, boolean][]);
