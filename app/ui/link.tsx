import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";

export type LinkProps = Omit<RouterLinkProps, "to"> & { to: string };

/** A link inside the site: the next page is fetched on intent and enters after the old one left. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink to={to} prefetch="intent" viewTransition discover="none" {...rest} />;
}
