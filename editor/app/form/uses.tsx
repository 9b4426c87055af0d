import type { Opened } from "#editor/content/open-entry.ts";
import type { Overview } from "#editor/content/overview.ts";
import { linkTo } from "#editor/app/route.ts";

type UsesProps = { opened: Opened | undefined; overview: Overview };

/** Where an entry is shown, and where it could be. */
export function Uses({ opened, overview }: UsesProps) {
  if (!opened || !overview.kinds[opened.kind]?.isMany) return undefined;
  const { uses, offers } = opened;
  if (uses.length + offers.length === 0) return undefined;
  return (
    <section className="uses">
      <h2>Where it is used</h2>
      {uses.length === 0 ? <p>Nowhere yet.</p> : <Places places={uses} />}
      {offers.length > 0 ? (
        <>
          <p>It can also be added to:</p>
          <Places places={offers} />
        </>
      ) : undefined}
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
