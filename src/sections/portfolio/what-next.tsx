import { company } from "#src/content/company.ts";
import type { PortfolioPage } from "#src/content/schemas/portfolio.ts";
import { Invitation } from "#src/sections/closing.tsx";

export const WhatNext = ({ content: { join, discuss } }: { content: PortfolioPage }) => (
  <section
    aria-label="What next"
    className="page section-gap grid gap-4 pb-12 md:gap-6 md:pb-20 lg:grid-cols-2 lg:pb-28"
  >
    <Invitation heading={join.heading} text={join.text} secondLink={join.link} />
    <Invitation {...discuss}>
      <p className="text-small text-muted">
        {discuss.mailLead}{" "}
        <a href={`mailto:${company.email}`} className="inline-link">
          {company.email}
        </a>
      </p>
    </Invitation>
  </section>
);
