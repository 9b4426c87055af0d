import type { Crumb } from "#src/lib/page.ts";

/** The last crumb is the current page. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="mb-7 text-[0.90625rem]/6 text-muted">
    <ol className="flex flex-wrap gap-x-2">
      {trail.map(({ label, to }, index) => (
        <li
          key={label}
          aria-current={index === trail.length - 1 ? "page" : undefined}
          className="not-first:before:mr-2 not-first:before:font-normal not-first:before:text-edge not-first:before:content-['/'/''] aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {to ? (
            <a href={to} className="text-muted no-underline hover:text-action hover:underline">
              {label}
            </a>
          ) : (
            label
          )}
        </li>
      ))}
    </ol>
  </nav>
);
