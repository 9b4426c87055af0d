import type { CareersPage } from "#src/content/schemas/careers.ts";
import { picture } from "#src/lib/pictures/pictures.ts";
import { Icon } from "#src/ui/icon.tsx";

type Content = CareersPage["culture"];

/** Tiles; on phones a row to swipe. The object position keeps a person at the picture's edge in view. The sketch wall is as tall as its tile. */
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
      <p className="mt-4 max-w-measure text-lead text-muted">{content.intro}</p>
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
          <p className="mt-2 max-w-measure text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
