import { company } from "#src/content/company.ts";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { mailto } from "#src/lib/mailto.ts";
import { Band } from "#src/ui/band.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const { recruitingEmail: to } = company;

export const WriteAnyway = ({ content }: { content: CareersPage["closing"] }) => (
  <section className="page section-gap pb-20 lg:pb-28">
    <div data-reveal="">
      <Band className="bleed flex flex-wrap items-end justify-between gap-x-12 gap-y-8 px-6 py-12 sm:px-12 lg:py-16">
        <div className="max-w-[36rem]">
          <h2 className="text-heading">{content.heading}</h2>
          <p className="mt-4 text-lead text-white/88">{content.intro}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full [&>a]:max-sm:w-full">
          <ButtonLink look="light" href={mailto(to, { subject: content.resumeSubject })}>
            {content.resume}
          </ButtonLink>
          <ButtonLink look="outline" href={`mailto:${to}`}>
            {content.recruiting}
          </ButtonLink>
        </div>
      </Band>
    </div>
  </section>
);
