import type { ReactNode } from "react";

const looks = {
  topic: "bg-[color-mix(in_oklab,var(--turq)_12%,transparent)] text-turq",
  stack: "bg-sunk text-muted",
} as const;

export function Tag({ look = "topic", children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-fine/6 font-semibold ${looks[look]}`}>
      {children}
    </span>
  );
}
