import { page as words } from "#words";
import { portfolio } from "#src/entries/portfolio.ts";
import type { DetailedProject } from "#content/schemas/project.ts";
import { groundOf } from "#src/lib/ground.ts";
import { hasLongWord } from "#src/lib/long-word.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { headWidths } from "#src/lib/pictures/drawing-widths.ts";
import { projectPicture } from "#src/lib/pictures/pictures.ts";
import { Facts } from "#src/sections/facts.tsx";
import { isPresent } from "#src/lib/present-pages.ts";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { Ground } from "#src/ui/ground.tsx";
import { MoreLink } from "#src/ui/more-link.tsx";
import { Picture } from "#src/ui/picture.tsx";

const labels = portfolio.detail;

/** `above` and `below`: half the height of the picture. */
const shapes = {
  wide: {
    height: 500,
    above: "pt-[31.25%]",
    below: "-mt-[31.25%]",
    picture: "",
    sizes: "(min-width: 120rem) 74vw, (min-width: 81.5rem) 77.5rem, calc(100vw - 2.5rem)",
  },
  // No wider than that the heading and most of the picture are in one window.
  upright: {
    height: 1000,
    above: "pt-[min(62.5%,18.75rem)]",
    below: "-mt-[min(62.5%,18.75rem)]",
    picture: "mx-auto max-w-120",
    sizes: "(min-width: 32.5rem) 30rem, calc(100vw - 2.5rem)",
  },
} as const;

/** On a ground in the project's color, above whose lower edge the upper half of the picture stands. */
export function ProjectHead({ trail, content }: { trail: Crumb[]; content: DetailedProject }) {
  const { title, description, client, country, year, color, live, weeks, cost } = content;
  const { team } = content.detail;
  const picture = projectPicture(content, headWidths);
  const shape = picture.upright ? shapes.upright : shapes.wide;
  return (
    <>
      <Ground ground={groundOf(color)} className="pt-8 lg:pt-10">
        <div className="page">
          <Breadcrumbs trail={trail} />
          <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1fr_min(26rem,34%)]">
            <h1
              className={`leading-none hyphens-auto ${hasLongWord(title) ? "text-statement" : "text-display"}`}
            >
              {title}
            </h1>
            <p className="text-lead font-medium text-balance lg:pb-2">{description}</p>
          </div>
          <Facts
            facts={{
              [labels.client]: client,
              [labels.country]: country,
              [labels.year]: year,
              [labels.team]: team,
              [labels.weeks]: weeks && `${weeks} ${labels.weeksUnit}`,
              [labels.cost]: cost,
            }}
          />
          {live && (
            <p className="mt-4 text-compact">
              <MoreLink href={live}>{words.liveSite}</MoreLink>
            </p>
          )}
          {cost && labels.compare && isPresent(labels.compare.link.to) && (
            <p className="mt-4 text-compact">
              {labels.compare.text}{" "}
              <span className="inline-block">
                <MoreLink href={labels.compare.link.to}>{labels.compare.link.label}</MoreLink>
              </span>
            </p>
          )}
          <div className={`mt-8 lg:mt-12 print:hidden ${shape.above}`} />
        </div>
      </Ground>
      <div className="page relative">
        <div className={`climbs print:mt-4 ${shape.below}`}>
          <Picture
            content={{ ...picture, ...picture.upright }}
            width={800}
            height={shape.height}
            sizes={shape.sizes}
            loading="eager"
            fetchPriority="high"
            className={`w-full rounded-band ${shape.picture} ${color ? "" : "border border-line"}`}
          />
        </div>
      </div>
    </>
  );
}
