import { arch } from "./arch.ts";

const outer = arch(13, 13, 16, 3);
const middle = arch(8, 8.4, 16, 2);
const inner = arch(3.6, 4, 16, 1);

/** The mark: three nested arches, the light inside. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="-16 -18 32 36" className={className} aria-hidden="true">
      <path d={outer} className="fill-lapis" />
      <path d={middle} transform="translate(0 1.5)" className="fill-saffron" />
      <path d={inner} transform="translate(0 3)" className="fill-paper" />
    </svg>
  );
}
