import { useId } from "react";

/** The pattern above a dark panel: half circles in a row, in a strip 72 px high. */
export function Frieze({ className }: { className: string }) {
  const id = useId();
  return (
    <svg className={className} aria-hidden="true">
      <pattern id={id} x="50%" width="72" height="72" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="#fff" strokeOpacity="0.22" strokeWidth="1.4">
          <circle cx="0" cy="72" r="60" />
          <circle cx="72" cy="72" r="60" />
          <circle cx="36" cy="72" r="42" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
