import type { ReactNode } from "react";
import { Frieze } from "#slots/frieze.tsx";

/** `ground`: class of its color; `frame`: of the panel itself; `className`: of its content, such as its padding. */
type BandProps = { ground?: string; frame?: string; className?: string; children: ReactNode };

/** A panel, dark in both themes, below a frieze on which no text stands. */
export function Band({ ground = "bg-band", frame = "", className = "", children }: BandProps) {
  return (
    <div
      className={`relative isolate overflow-hidden rounded-band pt-18 text-white ${ground} ${frame}`}
    >
      <Frieze className="absolute inset-x-0 top-0 h-18 w-full border-b border-white/16" />
      <div className={className}>{children}</div>
    </div>
  );
}
