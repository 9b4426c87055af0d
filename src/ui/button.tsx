import type { ComponentProps } from "react";

const base =
  "press inline-flex items-center justify-center gap-2.5 rounded-control text-center font-semibold";

const looks = {
  solid: "bg-action text-on-action hover:bg-action-hover",
  ghost: "outlined text-ink hover:bg-sunk",
} as const;

const sizes = {
  regular: "px-6 py-3.5 text-compact/tight",
  small: "px-4.5 py-2.75 text-compact/tight",
} as const;

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes; className?: string };

function withClasses<Props extends Look>({ look = "solid", size = "regular", ...rest }: Props) {
  return { ...rest, className: `${base} ${looks[look]} ${sizes[size]} ${rest.className ?? ""}` };
}

export const ButtonLink = ({ children, ...props }: ComponentProps<"a"> & Look) => (
  <a {...withClasses(props)}>{children}</a>
);

export const Button = (props: ComponentProps<"button"> & Look) => (
  <button type="button" {...withClasses(props)} />
);
