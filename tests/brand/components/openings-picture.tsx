import type { OpeningsPictureProps } from "../../../src/slots/openings-picture.tsx";

const windows = Array.from({ length: 8 }, (_, index) => index);

/** A warehouse by night: a window for each opening is lit. */
export const OpeningsPicture = ({ open, className }: OpeningsPictureProps) => (
  <svg viewBox="0 0 700 250" className={className} aria-hidden="true">
    <path fill="#0f3d22" d="M20 70 350 0l330 70v180H20z" />
    {windows.map((index) => (
      <rect
        key={index}
        x={60 + 75 * index}
        y="110"
        width="50"
        height="80"
        fill={index < open ? "#e0b000" : "#14744a"}
      />
    ))}
  </svg>
);
