import { company } from "#src/entries/company.ts";
import type { PortfolioPage } from "#content/schemas/portfolio.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { InvitationSection } from "#src/sections/invitation.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

type WhatNextProps = { content: Pick<PortfolioPage, "join" | "discuss"> };

export function WhatNext({ content }: WhatNextProps) {
  const join = content.join && isPresent(content.join.link.to) ? content.join : undefined;
  const { discuss } = content;
  if (!join && !discuss) return undefined;
  return (
    <>
      {join && (
        <section aria-labelledby="join" className="page pt-10 pb-6 lg:pt-14 lg:pb-14">
          <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-5 border-y border-line py-4 lg:py-10">
            <div>
              <h2 id="join" className="text-large">
                {join.heading}
              </h2>
              <p className="mt-2 max-w-measure text-muted">{join.text}</p>
            </div>
            <ButtonLink look="ghost" href={join.link.to}>
              {join.link.label}
            </ButtonLink>
          </div>
        </section>
      )}
      <InvitationSection content={discuss}>
        {discuss && (
          <p className="text-fine">
            {discuss.mailLead}{" "}
            <a href={`mailto:${company.email}`} className="inline-link">
              {company.email}
            </a>
          </p>
        )}
      </InvitationSection>
    </>
  );
}
