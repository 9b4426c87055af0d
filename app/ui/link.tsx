import type { ComponentProps, MouseEvent } from "react";
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from "react-router";
import { pageChange } from "#app/lib/page-change.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  state?: unknown;
  /** `false` for a place on the same page. */
  viewTransition?: boolean;
};

/** A link inside the site: the next page enters after the old one left. */
export function Link({ to, state, viewTransition = true, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const path = useResolvedPath(to);
  const here = createPath(useLocation());

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // As browsers do: a link to where one is already adds nothing to the history.
    const replace = createPath(path) === here;
    void navigate(to, { state, replace, ...(viewTransition && pageChange()) });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the props
    <a {...rest} href={useHref(to)} onClick={follow} />
  );
}

/** Anything else (another tab, a download) is the browser's own. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
