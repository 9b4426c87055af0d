import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { viewTransitions } from "#app/lib/view-transitions.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  state?: unknown;
  /** `false` for a place on the same page. */
  viewTransition?: boolean;
};

/** A link inside the site: the next page enters after the old one left. */
export function Link({ to, state, viewTransition = true, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    state,
    viewTransition: viewTransition && viewTransitions,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the props
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
