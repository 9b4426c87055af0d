import { useEffect, useState } from "react";
import type { Hit } from "#editor/content/find-text.ts";
import { call, reasonOf } from "./api.ts";
import { seek } from "./form/focus-field.ts";
import { PlaceName } from "./places.tsx";
import { linkTo } from "./route.ts";
import { useSite } from "./site-context.ts";

/** In ms after the last letter. */
const pauseMs = 200;

type Found = { words: string; hits: readonly Hit[] } | { words: string; problem: string };

/** Finds texts of all entries; each leads to its field. @param onSearch called with whether something is looked for */
export function Search({ onSearch }: { onSearch: (isSearching: boolean) => void }) {
  const { overview } = useSite();
  const [words, setWords] = useState("");
  const [found, setFound] = useState<Found>();
  const wanted = words.trim();
  useEffect(() => {
    onSearch(wanted !== "");
    if (wanted === "") return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call("search", wanted).then(
        (hits) => isCurrent && setFound({ words: wanted, hits }),
        (error: unknown) => isCurrent && setFound({ words: wanted, problem: reasonOf(error) }),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Also when entries are others: what was found may be gone.
  }, [wanted, onSearch, overview]);
  return (
    <search>
      <input
        type="search"
        aria-label="Search all texts"
        placeholder="Search all texts"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div aria-live="polite">
        {wanted && found?.words === wanted ? <Results found={found} /> : undefined}
      </div>
    </search>
  );
}

function Results({ found }: { found: Found }) {
  if ("problem" in found) return <p className="error">{found.problem}</p>;
  if (found.hits.length === 0) return <p className="note">Nothing has “{found.words}” in it.</p>;
  return (
    <ul className="hits">
      {found.hits.map(({ kind, slug, path, place, excerpt }) => (
        <li key={place}>
          <a href={linkTo(kind, slug, path)} onClick={() => seek(found.words)}>
            <span className="state">
              <PlaceName>{place}</PlaceName>
            </span>
            <bdi>{excerpt}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
