import type { ReactNode } from "react";

/** A row of facts below their labels, without those that are unknown. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return (
    <dl className="mt-8 empty:hidden grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-5 border-y border-line py-5">
      {known.map(([label, fact]) => (
        <div key={label}>
          <dt className="text-fine text-muted">{label}</dt>
          <dd className="mt-0.5 font-semibold">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
