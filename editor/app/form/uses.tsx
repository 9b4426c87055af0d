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
      {uses.length === 0 ? <p>Nowhere yet.</p> : <Places places={uses} overview={overview} />}
      {offers.length > 0 ? (
        <>
          <p>It can also be added to:</p>
          <Places places={offers} overview={overview} />
        </>
      ) : undefined}
    </section>
  );
}

function Places({ places, overview }: { places: Opened["uses"]; overview: Overview }) {
  return (
    <ul>
      {places.map(({ kind, slug, place }) => (
        <li key={place}>
          <a href={linkTo(kind, overview.kinds[kind]?.isMany ? slug : undefined)}>{place}</a>
        </li>
      ))}
    </ul>
  );
}
