import type { CareersPage } from "#src/content/schemas/careers.ts";
import type { Crumb } from "#src/lib/page.ts";
import { OpenGates } from "#src/ui/arches/open-gates.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** `open`: the number of openings. */
type CareersHeroProps = { trail: Crumb[]; content: CareersPage["hero"]; open: number };

/** Thirteen gates, of which as many are lit as there are openings. */
export const CareersHero = ({ trail, content, open }: CareersHeroProps) => (
  <section className="page pt-8 pb-10 lg:pt-10 lg:pb-14">
    <Breadcrumbs trail={trail} />
    <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.05fr]">
      <div>
        <h1 className="text-page">{content.heading}</h1>
        <p className="mt-6 max-w-[33em] text-lead text-muted">{content.intro}</p>
        <ButtonLink href="/careers#openings" className="mt-8 max-sm:w-full">
          {content.action}
          <Icon name="arrow-down" className="size-4.5" />
        </ButtonLink>
      </div>
      <figure className="overflow-hidden rounded-band bg-sky-top px-5 pt-7 pb-5 text-white sm:px-8 sm:pt-10 sm:pb-6">
        <OpenGates open={open} className="mx-auto w-full" />
        {open > 0 && (
          <figcaption className="mt-5 flex items-baseline justify-center gap-2.5">
            <span className="font-display text-[1.75rem]/9 font-bold text-saffron">{open}</span>
            {open === 1 ? content.gates.one : content.gates.many}
          </figcaption>
        )}
      </figure>
    </div>
  </section>
);
