import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

const base =
  "press inline-flex items-center justify-center gap-2.5 rounded-control text-center font-semibold no-underline disabled:cursor-progress aria-disabled:cursor-not-allowed";

const looks = {
  solid: "bg-lapis text-on-lapis hover:bg-lapis-deep disabled:opacity-75",
  ghost:
    "bg-transparent text-ink shadow-[inset_0_0_0_1.5px_color-mix(in_srgb,var(--edge)_30%,var(--line))] hover:shadow-[inset_0_0_0_1.5px_var(--edge)] hover:bg-sunk",
  // For lapis bands, which are the same in both themes.
  light: "bg-white text-band hover:bg-white/88 focus-visible:outline-white",
  outline:
    "bg-transparent text-white shadow-[inset_0_0_0_1.5px_rgb(255_255_255/0.45)] hover:bg-white/10 hover:shadow-[inset_0_0_0_1.5px_rgb(255_255_255/0.8)] focus-visible:outline-white",
} as const;

const sizes = {
  regular: "px-6 py-3.5 text-[1rem]/[1.25]",
  small: "px-[1.125rem] py-[0.6875rem] text-small/[1.25]",
} as const;

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes; className?: string };

const classes = ({ look = "solid", size = "regular", className = "" }: Look) =>
  `${base} ${looks[look]} ${sizes[size]} ${className}`;

/** A link with a button's look. */
export function ButtonLink({
  look,
  size,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a {...rest} className={classes({ look, size, className })}>
      {children}
    </a>
  );
}

export function Button({
  look,
  size,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <button type="button" {...rest} className={classes({ look, size, className })} />;
}
