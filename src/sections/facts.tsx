import type { ReactNode } from "react";

type FactsProps = { facts: Record<string, ReactNode>; className?: string };

/** A row of facts below their labels, on phones a list beside them, without those that are unknown. */
export function Facts({ facts, className = "mt-8" }: FactsProps) {
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return (
    <dl
      className={`grid gap-x-8 gap-y-3 border-y border-line py-5 empty:hidden md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] ${className}`}
    >
      {known.map(([label, fact]) => (
        <div key={label} className="grid grid-cols-[7.5rem_1fr] gap-x-4 md:block">
          <dt className="text-fine text-muted">{label}</dt>
          <dd className="text-compact font-medium text-pretty">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
