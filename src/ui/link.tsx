import type { ComponentProps } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** From the site's root: `/careers#openings`. */
  to: string;
};

/** A link inside the site. The frame follows it without a new document (frame/follow-links.tsx). */
export function Link({ to, ...rest }: LinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the props
    <a {...rest} href={to} data-link="" />
  );
}
