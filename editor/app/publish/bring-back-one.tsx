import { useState } from "react";
import { reasonOf } from "#editor/app/api.ts";
import { PlaceName } from "#editor/app/places.tsx";
import type { NamedChange } from "#editor/publish/planned-changes.ts";
import type { Publish } from "#editor/publish/repository/refs.ts";
import { readChanges, takeBack, trying } from "./requests.ts";
import { shownTime } from "./shown-time.ts";
import type { Publishing } from "./use-publishing.ts";

type BringBackOneProps = {
  publish: Publish;
  publishing: Publishing;
  done: (reason: string | undefined) => Promise<void>;
};

/** Entries that are others now, each of which comes back into its form. */
export function BringBackOne({ publish, publishing, done }: BringBackOneProps) {
  const [changes, setChanges] = useState<NamedChange[]>();
  const load = () => {
    readChanges(publish.id).then(setChanges, (error: unknown) => void done(reasonOf(error)));
  };
  const earlier = changes?.filter(({ what }) => what !== "added");
  return (
    <details onToggle={(event) => event.currentTarget.open && load()}>
      <summary>Bring back one entry</summary>
      <p className="help">{sentenceOf(earlier?.length)}</p>
      <ul className="earlier">
        {earlier?.map((change) => {
          const name = change.what === "order" ? `${change.name}: order` : change.name;
          return (
            <li key={`${change.kind}/${change.slug}/${change.what}`}>
              <span>
                <PlaceName>{name}</PlaceName>
              </span>
              <button
                type="button"
                className="quiet"
                aria-label={`Bring back ${name} of ${shownTime(publish.at)}`}
                disabled={publishing.status.running !== undefined}
                onClick={() => void trying(() => takeBack([change], publish.id), done)}
              >
                Bring back
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function sentenceOf(count: number | undefined): string {
  if (count === undefined) return "One moment …";
  if (count === 0) return "Every entry is as it was then.";
  return "These are different now. Bring one back, and its form has what was live then; visitors see it when you publish. Pages that no longer name it do not name it again.";
}
