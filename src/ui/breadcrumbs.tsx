import { Fragment } from "react";
import { page } from "#words";
import type { Crumb } from "#src/lib/page-description.ts";

/** The last crumb is the current page. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) => (
  <nav aria-label={page.breadcrumbs} className="mb-7 text-fine text-muted">
    <ol className="flex flex-wrap gap-x-2">
      {trail.map(({ label, to }, index) => (
        <Fragment key={label}>
          {index > 0 && <li aria-hidden="true">/</li>}
          <li
            aria-current={index === trail.length - 1 ? "page" : undefined}
            className="aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {to ? (
              <a href={to} className="hover:text-action hover:underline">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  </nav>
);
