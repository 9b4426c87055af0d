import { company } from "#src/content/company.ts";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { mailto } from "#src/lib/mailto.ts";
import type { Crumb } from "#src/lib/page.ts";
import { picture } from "#src/lib/pictures/pictures.ts";
import { Closing } from "#src/sections/closing.tsx";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { OpenGates } from "#src/ui/arches/open-gates.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { CheckList } from "#src/ui/check-list.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

/** `open`: the number of openings. */
type CareersHeroProps = { trail: Crumb[]; content: CareersPage["hero"]; open: number };

/** Thirteen gates, of which as many are lit as there are openings. */
export const CareersHero = ({ trail, content, open }: CareersHeroProps) => (
  <PageIntro
    trail={trail}
    heading={content.heading}
    intro={content.intro}
    beside={
      <figure className="overflow-hidden rounded-band bg-sky-top px-5 pt-7 pb-5 text-white sm:px-8 sm:pt-10 sm:pb-6">
        <OpenGates open={open} className="mx-auto w-full" />
        {open > 0 && (
          <figcaption className="mt-5 flex items-baseline justify-center gap-2.5">
            <span className="font-display text-[1.75rem]/9 font-bold text-highlight">{open}</span>
            {open === 1 ? content.gates.one : content.gates.many}
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

type Content = CareersPage["culture"];

/** Laid like tiles, on phones a row to be swiped; whoever stands at a picture's edge stays in. The sketch wall is drawn as long as its tile. */
const tiles: Record<Content["pictures"][number]["scene"], string> = {
  "studio-table": "sm:col-span-full *:object-[90%_50%] lg:col-[6/13] lg:row-[1/3]",
  "roof-terrace": "lg:col-[1/6] lg:row-2 lg:min-h-68",
  "sketch-wall": "relative lg:col-[1/8] lg:*:absolute lg:*:inset-0",
  "chai-break": "sm:col-span-full lg:col-[8/13]",
};

export const Culture = ({ content }: { content: Content }) => (
  <section className="page section-gap grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
    <div className="col-span-full lg:col-[1/6] lg:pr-8 lg:pb-4">
      <h2 className="text-heading">{content.heading}</h2>
      <p className="mt-4 max-w-[36em] text-lead text-muted">{content.intro}</p>
    </div>
    <div
      className="contents max-sm:swipe-row max-sm:col-span-full max-sm:-mx-page max-sm:auto-cols-[80%] max-sm:scroll-px-page max-sm:gap-3 max-sm:px-page"
      role="group"
      aria-label={content.heading}
      // A scrolling region has to be reachable by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {content.pictures.map(({ scene, alt }) => (
        <div key={scene} data-reveal="" className={`overflow-hidden rounded-band ${tiles[scene]}`}>
          <img
            src={picture(`scenes/culture/${scene}.svg`)}
            alt={alt}
            width={560}
            height={420}
            loading="lazy"
            className="size-full object-cover"
          />
        </div>
      ))}
    </div>
    <ul className="col-span-full grid gap-x-16 gap-y-8 pt-4 sm:grid-cols-2 lg:pt-6">
      {content.highlights.map(({ icon, title, text }) => (
        <li key={title} className="grid grid-cols-[2.75rem_1fr] content-start">
          <Icon name={icon} className="row-span-2 mt-0.5 size-6.5 text-fourth" />
          <h3 className="text-title">{title}</h3>
          <p className="mt-2 max-w-[34em] text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

export const Benefits = ({ content }: { content: CareersPage["benefits"] }) => (
  <section className="page section-gap">
    <SectionHeading heading={content.heading} />
    <ul className="stagger grid border-line max-md:border-y md:grid-cols-3">
      {content.columns.map(({ icon, tint, title, items }) => (
        <li
          key={title}
          className="border-line max-md:py-4 not-last:max-md:border-b md:px-6 md:not-last:border-r md:first:pl-0 md:last:pr-0 lg:px-10"
        >
          <div data-reveal="">
            <div className="items-center gap-4 max-md:flex max-md:*:first:-my-2">
              <ArchIcon icon={icon} tint={tint} />
              <h3 className="text-title md:mt-5">{title}</h3>
            </div>
            <CheckList items={items} className="mt-4 gap-2 md:gap-3 text-muted text-[1rem]/6" />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const { recruitingEmail: to } = company;

export const WriteAnyway = ({ content }: { content: CareersPage["closing"] }) => (
  <Closing
    heading={content.heading}
    text={content.intro}
    link={{ label: content.resume, to: mailto(to, { subject: content.resumeSubject }) }}
    scene="doors"
  >
    <ButtonLink look="ghost" href={`mailto:${to}`}>
      {content.recruiting}
    </ButtonLink>
  </Closing>
);
