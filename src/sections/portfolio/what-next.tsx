import { page } from "#words";
import { company } from "#src/entries/company.ts";
import type { PortfolioPage } from "#content/schemas/portfolio.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { Invitation } from "#src/sections/invitation.tsx";

type WhatNextProps = { content: Pick<PortfolioPage, "join" | "discuss"> };

export function WhatNext({ content }: WhatNextProps) {
  const join = content.join && isPresent(content.join.link.to) ? content.join : undefined;
  const { discuss } = content;
  if (!join && !discuss) return undefined;
  return (
    <section
      aria-label={page.whatNext}
      className="page section-gap grid gap-4 pb-12 md:gap-6 md:pb-20 lg:auto-cols-fr lg:grid-flow-col lg:pb-28"
    >
      {join && <Invitation content={join} look="ghost" />}
      {discuss && (
        <Invitation content={discuss}>
          <p className="text-small text-muted">
            {discuss.mailLead}{" "}
            <a href={`mailto:${company.email}`} className="inline-link">
              {company.email}
            </a>
          </p>
        </Invitation>
      )}
    </section>
  );
}
