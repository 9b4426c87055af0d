import { projectOf } from "#src/content/projects.ts";
import { testimonialOf } from "#src/content/testimonials.ts";
import { quoted } from "#src/lib/quoted.ts";
import { QuoteFigure } from "#src/ui/quote-figure.tsx";

type QuoteProps = {
  /** The entry's slug. */
  testimonial: string;
  /** For the project's own page. */
  noLink?: boolean;
  large?: boolean;
  className?: string;
};

/** A testimonial with its project or work; a work title that contains the company's name is omitted as redundant. */
export function Quote({ testimonial, noLink, large, className }: QuoteProps) {
  const content = testimonialOf(testimonial);
  const project = content.project ? projectOf(content.project) : undefined;
  const work = project?.title ?? content.work;
  return (
    <QuoteFigure content={quoted(content)} large={large} className={className}>
      {noLink ? undefined : project?.detail ? (
        <a href={`/portfolio/${project.slug}`} className="mt-0.5 block inline-link">
          {work}
        </a>
      ) : (
        !work?.includes(content.company) && <span className="block">{work}</span>
      )}
    </QuoteFigure>
  );
}
