import { Places } from "./places.tsx";
import { linkTo } from "./route.ts";
import { useSite } from "./site-context.ts";

/** What somebody sees first: what to do, and what is broken. */
export function Start() {
  const { overview } = useSite();
  const broken = Object.entries(overview.kinds).flatMap(([kind, { label, entries, isMany }]) =>
    entries.flatMap(({ problem, slug, title }) =>
      problem
        ? [{ kind, slug, place: isMany ? `${label} › ${title}` : label, needed: problem }]
        : [],
    ),
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
          <Places places={broken} />
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
