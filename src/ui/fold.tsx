import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type FoldProps = {
  label: string;
  /** What it is about, for screen readers. */
  about: string;
  className?: string;
  children: ReactNode;
};

/** Folded on phones and tablets; on wide screens its content is part of the layout (src/styles/services.css). */
export const Fold = ({ label, about, className = "", children }: FoldProps) => (
  <details className={`fold fold-below-lg ${className}`}>
    <summary className="flex items-center justify-between gap-4 py-3 font-semibold text-action">
      <span>
        {label}
        <span className="sr-only">{`: ${about}`}</span>
      </span>
      <Icon name="chevron-down" className="fold-icon size-6" />
    </summary>
    {children}
  </details>
);
