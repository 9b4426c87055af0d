import type { CareersPage } from "#src/content/schemas/careers.ts";
import type { Job } from "#src/content/schemas/job.ts";
import { jobPath } from "#src/lib/open-jobs.ts";
import type { Crumb } from "#src/lib/page.ts";
import { OpenGates } from "#src/ui/arches/open-gates.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

type CareersHeroProps = {
  trail: Crumb[];
  content: CareersPage["hero"];
  /** The openings; where there is room, the first of them stand here. */
  open: readonly Job[];
};

/** Thirteen gates, of which as many are lit as there are openings. */
export const CareersHero = ({ trail, content, open }: CareersHeroProps) => (
  <section className="page pt-8 pb-10 lg:pt-10 lg:pb-14">
    <Breadcrumbs trail={trail} />
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.05fr]">
      <div className="flex flex-col items-start">
        <h1 className="text-page">{content.heading}</h1>
        <p className="mt-6 max-w-[33em] text-lead text-muted">{content.intro}</p>
        <ButtonLink href="/careers#openings" className="mt-8 max-sm:w-full">
          {content.action}
          <Icon name="arrow-down" className="size-4.5" />
        </ButtonLink>
        <ul className="mt-auto w-full pt-10 max-lg:hidden">
          {open.slice(0, 6).map(({ slug, title, location }) => (
            <li key={slug} className="border-t border-line">
              <a
                href={jobPath(slug)}
                className="press group flex items-baseline justify-between gap-6 py-2.5 no-underline hover:text-lapis"
              >
                <span className="font-semibold group-hover:underline">{title}</span>
                <span className="text-small text-muted">{location.display}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <figure className="overflow-hidden rounded-band bg-sky-top px-5 pt-8 pb-6 text-white sm:px-8 sm:pt-10">
        <OpenGates
          open={open.length}
          className="mx-auto max-h-[31rem] w-full max-lg:max-h-[24rem] max-sm:max-h-52"
        />
        {open.length > 0 && (
          <figcaption className="mt-5 flex items-baseline justify-center gap-2.5">
            <span className="font-display text-[1.75rem]/9 font-bold text-saffron">
              {open.length}
            </span>
            {open.length === 1 ? content.gates.one : content.gates.many}
          </figcaption>
        )}
      </figure>
    </div>
  </section>
);
