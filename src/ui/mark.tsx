import { markOutlines } from "./mark-outlines.ts";

const { outer, middle, inner } = markOutlines;

export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="-16 -18 32 36" className={className} aria-hidden="true">
    <path d={outer.d} className="fill-lapis" />
    <path d={middle.d} transform={`translate(0 ${middle.down})`} className="fill-saffron" />
    <path d={inner.d} transform={`translate(0 ${inner.down})`} className="fill-paper" />
  </svg>
);
