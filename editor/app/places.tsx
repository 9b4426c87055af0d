import type { Opened } from "#editor/content/open-entry.ts";
import { linkTo } from "./route.ts";

/** Fields of entries, each a link to it. */
export function Places({ places }: { places: readonly Opened["uses"][number][] }) {
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
