import type { Crumb } from "#src/lib/page.ts";

/** The last crumb is the current page. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="mb-7 text-[0.90625rem]/6 text-muted">
    <ol className="flex flex-wrap gap-x-2">
      {trail.map(({ label, to }, index) => (
        <li
          key={label}
          aria-current={index === trail.length - 1 ? "page" : undefined}
          className="crumb"
        >
          {to ? (
            <a href={to} className="hover:text-action hover:underline">
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
