import { useState } from "react";
import { useKeptDrafts } from "./drafts.ts";
import { linkTo } from "./route.ts";
import { Search } from "./search.tsx";
import { useSite } from "./site-context.ts";

/** All kinds of entries, or what a search has found in them. */
export function Navigation({ current }: { current: string | undefined }) {
  const { overview } = useSite();
  const [isSearching, setIsSearching] = useState(false);
  const isUnsaved = useKeptDrafts();
  return (
    <nav className="kinds" aria-label="What can be edited">
      <Search onSearch={setIsSearching} />
      {isSearching
        ? undefined
        : Object.entries(overview.groups).map(([group, names]) => (
            <section key={group}>
              <h2>{group}</h2>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <a href={linkTo(name)} aria-current={name === current ? "page" : undefined}>
                      {overview.kinds[name]?.label}
                      {isUnsaved(name) ? (
                        <span className="mark unsaved">Not saved</span>
                      ) : undefined}
                      <BrokenMark name={name} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
    </nav>
  );
}

function BrokenMark({ name }: { name: string }) {
  const { overview } = useSite();
  const count = overview.kinds[name]?.entries.filter(({ problem }) => problem).length ?? 0;
  return count > 0 ? <span className="mark">{count} to fix</span> : undefined;
}
