import type { ReactNode } from "react";

/** Columns by the number of facts, so that none stands alone in a row. */
function columnsOf(count: number): string {
  if (count < 4) return "md:auto-cols-fr md:grid-flow-col";
  if (count === 4) return "md:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col";
  return "md:max-xl:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col";
}

type FactsProps = { facts: Record<string, ReactNode>; className?: string };

/** A row of facts below their labels, on phones a list beside them, without those that are unknown. */
export function Facts({ facts, className = "mt-8" }: FactsProps) {
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return (
    <dl
      className={`grid gap-x-8 gap-y-3 border-y border-line py-5 empty:hidden ${columnsOf(known.length)} ${className}`}
    >
      {known.map(([label, fact]) => (
        <div key={label} className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 md:block">
          <dt className="text-fine text-muted">{label}</dt>
          <dd className="text-compact font-medium text-pretty">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
