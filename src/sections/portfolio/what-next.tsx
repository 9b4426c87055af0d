import { company } from "#src/content/company.ts";
import type { PortfolioPage } from "#src/content/types/project.ts";
import { LeadOn } from "#src/sections/lead-on.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** Two ways on from the projects: to work here, or to have something built. */
export const WhatNext = ({
  content: { join, discuss },
}: {
  content: Pick<PortfolioPage, "join" | "discuss">;
}) => (
  <section
    aria-label="What next"
    className="page grid gap-6 section-gap pb-20 lg:grid-cols-2 lg:pb-28"
  >
    <LeadOn heading={join.heading} text={join.text}>
      <ButtonLink href={join.link.to} look="ghost">
        {join.link.label}
      </ButtonLink>
    </LeadOn>
    <LeadOn heading={discuss.heading} text={discuss.text}>
      <ButtonLink href={discuss.link.to}>{discuss.link.label}</ButtonLink>
      <p className="text-small text-muted">
        {discuss.mailLead}{" "}
        <a href={`mailto:${company.email}`} className="inline-link">
          {company.email}
        </a>
      </p>
    </LeadOn>
  </section>
);
