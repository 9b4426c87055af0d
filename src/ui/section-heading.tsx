import type { ReactNode } from "react";

type SectionHeadingProps = { heading: string; lead?: string; children?: ReactNode };

/** `children`: a link at the end of the row. */
export const SectionHeading = ({ heading, lead, children }: SectionHeadingProps) => (
  <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 lg:mb-12">
    <div className="max-w-2xl">
      <h2 className="text-heading">{heading}</h2>
      {lead && <p className="mt-4 max-w-measure text-lead text-balance text-muted">{lead}</p>}
    </div>
    {children}
  </div>
);
