import { Fragment, useState } from "react";
import type { KindName } from "#content/kinds.ts";
import type { Opened } from "#editor/content/open-entry.ts";
import { reasonOf, write } from "#editor/app/api.ts";
import { Places } from "#editor/app/places.tsx";
import { useSite } from "#editor/app/site-context.ts";

/** Where an entry is shown, and where it could be, too. */
export function Uses({ opened }: { opened: Opened | undefined }) {
  const { overview } = useSite();
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

type OffersProps = { opened: Opened | undefined; isFresh: boolean; reload: () => Promise<void> };
type Offer = Opened["offers"][number];

/**
 * Beside Save, for an entry that is new or that no page names: asks where it is to be shown.
 * @param isFresh made in this form @param reload called after a change
 */
export function Offers({ opened, isFresh, reload }: OffersProps) {
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<Offer[]>([]);
  if (!opened || !(opened.isOnNoPage || isFresh)) return undefined;
  const { title, uses, offers, isOnNoPage } = opened;
  const offerOf = ({ place }: { place: string }) => done.find((it) => place.startsWith(it.place));
  const added = Map.groupBy(uses.filter(offerOf), (use) => offerOf(use)?.copied.join(", ") ?? "");
  if (offers.length + done.length === 0) return undefined;
  const add = async (offer: Offer) => {
    const { kind, slug, path, place } = offer;
    setIsBusy(true);
    try {
      const id = { kind: opened.kind as KindName, slug: opened.slug };
      const isAdded =
        "version" in (await write("addToPage", id, { kind: kind as KindName, slug, path }));
      setProblem(isAdded ? "" : `It was not added: open ${place} and add it there.`);
      if (isAdded) setDone((all) => [...all, offer]);
      await reload();
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setIsBusy(false);
  };
  return (
    <section className="notice" aria-label={isOnNoPage ? "On no page yet" : "Where else"}>
      {isOnNoPage ? (
        <p>
          No page shows <bdi>{title}</bdi> yet. Where is it to be shown?
        </p>
      ) : offers.length > 0 ? (
        <p>
          Where else is <bdi>{title}</bdi> to be named?
        </p>
      ) : undefined}
      <div className="options">
        {offers.map((offer) => (
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
      {[...added].map(([copied, places]) => (
        <Fragment key={copied}>
          <p>
            {copied
              ? `Added at the end, with the ${copied.toLowerCase()} of the one before it. Choose its own there:`
              : "Added at the end; look at it there:"}
          </p>
          <Places places={places} />
        </Fragment>
      ))}
    </section>
  );
}
