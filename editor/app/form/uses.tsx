import { useState } from "react";
import type { KindName } from "#content/kinds.ts";
import type { Opened } from "#editor/content/open-entry.ts";
import type { Overview } from "#editor/content/overview.ts";
import { reasonOf, write } from "#editor/app/api.ts";
import { Places } from "#editor/app/places.tsx";

type UsesProps = { opened: Opened | undefined; overview: Overview };

/** Where an entry is shown, and where it could be, too. */
export function Uses({ opened, overview }: UsesProps) {
  if (!opened || !overview.kinds[opened.kind]?.isMany) return undefined;
  const { uses, offers } = opened;
  if (uses.length === 0) return undefined;
  return (
    <section className="uses">
      <h2>Where it is used</h2>
      <Places places={uses} />
      {offers.length > 0 ? (
        <>
          <p>It can also be added to:</p>
          <Places places={offers} />
        </>
      ) : undefined}
    </section>
  );
}

type OnNoPageProps = { opened: Opened | undefined; added: () => Promise<void> };

/** Beside Save, for an entry that no page names: asks where it is to be shown. @param added called after a change */
export function OnNoPage({ opened, added }: OnNoPageProps) {
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  if (!opened?.isOnNoPage || opened.offers.length === 0) return undefined;
  const add = async ({ kind, path, place }: Opened["offers"][number]) => {
    setIsBusy(true);
    try {
      const id = { kind: opened.kind as KindName, slug: opened.slug };
      const result = await write("addToPage", id, { kind: kind as KindName, path });
      setProblem("version" in result ? "" : `It was not added: open ${place} and add it there.`);
      await added();
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setIsBusy(false);
  };
  return (
    <section className="notice" aria-label="On no page yet">
      <p>No page shows {opened.title} yet. Where is it to be shown?</p>
      <div className="options">
        {opened.offers.map((offer) => (
          <button
            key={offer.place}
            type="button"
            className="quiet"
            disabled={isBusy}
            onClick={() => void add(offer)}
          >
            {offer.place}
          </button>
        ))}
      </div>
      {problem ? <p className="error">{problem}</p> : undefined}
    </section>
  );
}
