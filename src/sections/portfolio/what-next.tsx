import { company } from "#src/content/company.ts";
import type { PortfolioPage } from "#src/content/types/project.ts";
import { Invitation } from "#src/sections/closing.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

type WhatNextProps = { content: Pick<PortfolioPage, "join" | "discuss"> };

/** Two ways on from the projects: to work here, or to have something built. */
export const WhatNext = ({ content: { join, discuss } }: WhatNextProps) => (
  <section
    aria-label="What next"
    className="page section-gap grid gap-6 pb-20 lg:grid-cols-2 lg:pb-28"
  >
    <Invitation {...join}>
      <ButtonLink href={join.link.to} look="ghost">
        {join.link.label}
      </ButtonLink>
    </Invitation>
    <Invitation {...discuss}>
      <ButtonLink href={discuss.link.to}>{discuss.link.label}</ButtonLink>
      <p className="text-small text-muted">
        {discuss.mailLead}{" "}
        <a href={`mailto:${company.email}`} className="inline-link">
          {company.email}
        </a>
      </p>
    </Invitation>
  </section>
);
