import type { Overview } from "#editor/content/overview.ts";
import { linkTo } from "./route.ts";

/** What somebody sees first: what to do, and what is broken. */
export function Start({ overview }: { overview: Overview }) {
  const broken = Object.entries(overview.kinds).flatMap(([kind, { label, entries, isMany }]) =>
    entries
      .filter(({ problem }) => problem)
      .map(({ problem, slug, title }) => ({
        to: linkTo(kind, isMany ? slug : undefined),
        name: isMany ? `${label} › ${title}` : label,
        problem,
      })),
  );
  return (
    <div className="start">
      <h1>What would you like to change?</h1>
      <p>
        Choose a page or a list, then change its words and pictures. Save keeps what you wrote, and
        the page shows it; visitors see it when you publish.
      </p>
      {broken.length > 0 ? (
        <section className="card problems">
          <h2>To fix</h2>
          <ul>
            {broken.map(({ to, name, problem }) => (
              <li key={name}>
                <a href={to}>{name}</a>
                <p className="error">{problem}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : undefined}
      <section className="card">
        <h2>Often used</h2>
        <ul className="shortcuts">
          {Object.entries(overview.kinds)
            .filter(([, { one }]) => one !== undefined)
            .map(([kind, { one = "", label, entries }]) => (
              <li key={kind}>
                <a href={linkTo(kind)}>{label}</a>
                <span className="count">{entries.length}</span>
                <a className="add" href={linkTo(kind, "new")}>
                  Add {/^[aeiou]/.test(one) ? "an" : "a"} {one}
                </a>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
