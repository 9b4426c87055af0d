import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";
import { viewTransitions } from "#app/lib/view-transitions.ts";

export type LinkProps = Omit<RouterLinkProps, "to"> & { to: string };

/** A link inside the site: the next page is fetched on intent and enters after the old one left. */
export function Link({ to, ...rest }: LinkProps) {
  return (
    <RouterLink
      to={to}
      prefetch="intent"
      viewTransition={viewTransitions}
      discover="none"
      {...rest}
    />
  );
}
