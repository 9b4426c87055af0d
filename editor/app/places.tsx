import { Fragment } from "react";
import type { Path } from "#content/forms/fields.ts";
import { seek } from "./form/focus-field.ts";
import { linkTo } from "./route.ts";

type Place = { kind: string; slug: string; path?: Path; place: string; needed?: string };

/** Entries and fields, each a link to it, with what is wrong there. @param words where the cursor goes in their texts */
export function Places({ places, words = "" }: { places: readonly Place[]; words?: string }) {
  return (
    <ul>
      {places.map(({ kind, slug, path, place, needed }) => (
        <li key={`${place} ${needed}`}>
          <a href={linkTo(kind, slug, path)} onClick={() => seek(words)}>
            <PlaceName>{place}</PlaceName>
          </a>
          {needed === undefined ? undefined : <p className="error">{needed}</p>}
        </li>
      ))}
    </ul>
  );
}

/** "Openings › Title", in which each name has the direction of its script. */
export const PlaceName = ({ children }: { children: string }) =>
  children.split(" › ").map((name, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 ? " › " : ""}
      <bdi>{name}</bdi>
    </Fragment>
  ));
