import { useState } from "react";
import type { Overview } from "#editor/content/overview.ts";
import { useKeptDrafts } from "./drafts.ts";
import { linkTo } from "./route.ts";
import { Search } from "./search.tsx";

type NavigationProps = { overview: Overview; current: string | undefined };

/** All kinds of entries, or what a search has found in them. */
export function Navigation({ overview, current }: NavigationProps) {
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
                      <BrokenMark overview={overview} name={name} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
    </nav>
  );
}

function BrokenMark({ overview, name }: { overview: Overview; name: string }) {
  const count = overview.kinds[name]?.entries.filter(({ problem }) => problem).length ?? 0;
  return count > 0 ? <span className="mark">{count} to fix</span> : undefined;
}
