import type { Overview } from "#editor/content/overview.ts";
import { linkTo } from "./route.ts";

type NavigationProps = { overview: Overview; current: string | undefined };

/** All kinds of entries. */
export function Navigation({ overview, current }: NavigationProps) {
  return (
    <nav className="kinds" aria-label="What can be edited">
      {Object.entries(overview.groups).map(([group, names]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={linkTo(name)} aria-current={name === current ? "page" : undefined}>
                  {overview.kinds[name]?.label}
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
  return count > 0 ? <span className="mark">{count} to mend</span> : undefined;
}
