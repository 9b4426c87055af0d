import { OpeningsPicture } from "#slots/openings-picture.tsx";
import type { CareersPage } from "#content/schemas/careers.ts";
import { hasLongWord } from "#src/lib/long-word.ts";
import { type JobSummary, jobPath } from "#src/lib/open-jobs.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

type CareersHeroProps = {
  trail: Crumb[];
  content: CareersPage["hero"];
  openings: readonly JobSummary[];
};

/** Dark in both themes, from one edge of the window to the other; the openings stand on its lower edge. */
export const CareersHero = ({ trail, content, openings }: CareersHeroProps) => (
  <section className="bg-band">
    <div className="page pt-8 text-ink scheme-dark [--color-muted:currentColor] lg:pt-10">
      <Breadcrumbs trail={trail} />
      <h1
        className={`leading-none ${hasLongWord(content.heading) ? "text-statement" : "text-display"}`}
      >
        {content.heading}
      </h1>
      <div className="mt-6 grid items-end gap-x-16 gap-y-6 lg:mt-8 lg:grid-cols-[1fr_auto]">
        <p className="max-w-measure text-lead text-band-text">{content.intro}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink href="/careers#openings" className="max-sm:w-full">
            {content.action}
            <Icon name="arrow-down" className="size-4.5" />
          </ButtonLink>
          {openings.length > 0 && (
            // One text node after the number, which src/browser/closed-openings.ts may change.
            <p className="display-text text-title">
              <span data-one={content.openingsCount.one} className="text-highlight">
                {openings.length}
              </span>
              {` ${content.openingsCount[openings.length === 1 ? "one" : "many"]}`}
            </p>
          )}
        </div>
      </div>
      <div className="mt-12 lg:mt-20">
        <OpeningsPicture
          openings={openings.map(({ title, slug }) => ({ title, path: jobPath(slug) }))}
        />
      </div>
    </div>
  </section>
);
