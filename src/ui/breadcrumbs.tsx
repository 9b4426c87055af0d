import { Fragment } from "react";

type BreadcrumbsProps = { trail: readonly { label: string; to?: string }[] };

/** Where this page stands; the last crumb is the page itself. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-7 text-[0.90625rem]/6 text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <li aria-hidden="true" className="text-edge">
                /
              </li>
            )}
            <li
              aria-current={index === trail.length - 1 ? "page" : undefined}
              className="aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {to ? (
                <a href={to} className="text-muted no-underline hover:text-lapis hover:underline">
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
}
