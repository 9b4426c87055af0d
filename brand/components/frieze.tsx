import { useId } from "react";

/** Eight-pointed stars, as in the tiles of the old city. */
export function Frieze({ className }: { className: string }) {
  const id = useId();
  return (
    <svg className={className} aria-hidden="true">
      <pattern id={id} x="50%" width="72" height="72" patternUnits="userSpaceOnUse">
        <path
          fill="none"
          stroke="#fff"
          strokeOpacity="0.22"
          strokeWidth="1.4"
          d="M36 6l8.8 21.2L66 36l-21.2 8.8L36 66l-8.8-21.2L6 36l21.2-8.8zM36 14.8L51 21l6.2 15L51 51l-15 6.2L21 51l-6.2-15L21 21zM0 0l21 21M72 0L51 21M0 72l21-21M72 72L51 51M36 6V0M36 66v6M6 36H0M66 36h6"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
