import type { Opened } from "#editor/content/open-entry.ts";
import type { Overview } from "#editor/content/overview.ts";
import { linkTo } from "#editor/app/route.ts";

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

/** Above the form of an entry that no page names, although some could. */
export function OnNoPage({ opened }: { opened: Opened | undefined }) {
  if (!opened || opened.uses.length > 0 || opened.offers.length === 0) return undefined;
  return (
    <section className="notice">
      No page shows this yet. It can be added to:
      <Places places={opened.offers} />
    </section>
  );
}

function Places({ places }: { places: Opened["uses"] }) {
  return (
    <ul>
      {places.map(({ kind, slug, path, place }) => (
        <li key={place}>
          <a href={linkTo(kind, slug, path)}>{place}</a>
        </li>
      ))}
    </ul>
  );
}
