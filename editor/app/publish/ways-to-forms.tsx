import { keptDrafts } from "#editor/app/drafts.ts";
import { PlaceName, Places } from "#editor/app/places.tsx";
import { linkTo, openBefore } from "#editor/app/route.ts";
import { useSite } from "#editor/app/site-context.ts";
import type { Overview } from "#editor/content/overview.ts";

/** "People › Zara Malik", or a list's name. */
function placeOf({ kinds }: Overview, kind = "", slug?: string): string | undefined {
  const { label, one, isMany, entries = [] } = kinds[kind] ?? {};
  if (!isMany || slug === undefined) return label;
  const title = entries.find((it) => it.slug === slug)?.title ?? `New ${one ?? "entry"}`;
  return `${label} › ${title}`;
}

/** To what was open before: a narrow window shows nothing else that leads out. */
export function WayBack() {
  const { overview } = useSite();
  const { kind = "", slug } = openBefore("changes");
  const place = placeOf(overview, kind, slug);
  return (
    <a href={place === undefined ? "#/" : linkTo(kind, slug)}>
      <PlaceName>{place ?? "Edit the site"}</PlaceName>
    </a>
  );
}

/** Forms in this browser with words that are not saved, and so are not published. */
export function Unsaved() {
  const { overview } = useSite();
  const unsaved = keptDrafts().flatMap(({ kind, slug }) => {
    const place = placeOf(overview, kind, slug);
    return place === undefined ? [] : [{ kind, slug, place }]; // of another version
  });
  if (unsaved.length === 0) return undefined;
  return (
    <section className="notice">
      You have typed something that is not saved. It is published only after you save it:
      <Places places={unsaved} />
    </section>
  );
}
