import { OpeningsPicture } from "#slots/openings-picture.tsx";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { type JobSummary, jobPath } from "#src/lib/open-jobs.ts";
import type { Crumb } from "#src/lib/page.ts";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

type CareersHeroProps = {
  trail: Crumb[];
  content: CareersPage["hero"];
  openings: readonly JobSummary[];
};

export const CareersHero = ({ trail, content, openings }: CareersHeroProps) => (
  <PageIntro
    trail={trail}
    heading={content.heading}
    intro={content.intro}
    beside={
      <figure className="overflow-hidden rounded-band bg-sky-top px-5 pt-7 pb-5 text-white sm:px-8 sm:pt-10 sm:pb-6">
        <OpeningsPicture
          openings={openings.map(({ title, slug }) => ({ title, path: jobPath(slug) }))}
          className="mx-auto w-full"
        />
        {openings.length > 0 && (
          <figcaption className="mt-5 flex items-baseline justify-center gap-2.5">
            <span className="display-text text-large text-highlight">{openings.length}</span>
            {openings.length === 1 ? content.gates.one : content.gates.many}
          </figcaption>
        )}
      </figure>
    }
  >
    <ButtonLink href="/careers#openings" className="max-sm:w-full">
      {content.action}
      <Icon name="arrow-down" className="size-4.5" />
    </ButtonLink>
  </PageIntro>
);
