import { projects } from "#src/entries/projects.ts";
import { testimonialOf } from "#src/entries/testimonials.ts";
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

/** A testimonial with its project or work, unless its title has the company's name: then that is the link, if there is one. */
export function Quote({ testimonial, noLink, large, className }: QuoteProps) {
  const content = testimonialOf(testimonial);
  // It may be hidden.
  const project = projects.find(({ slug }) => slug === content.project);
  const work = project?.title ?? content.work;
  const namesCompany = work?.includes(content.company);
  const link = project?.detail && (
    <a href={`/portfolio/${project.slug}`} className="inline-link">
      {namesCompany ? content.company : work}
    </a>
  );
  return (
    <QuoteFigure
      content={quoted(content)}
      company={noLink || !namesCompany ? undefined : link}
      large={large}
      className={className}
    >
      {!noLink && work && !namesCompany && <span className="block">{link ?? work}</span>}
    </QuoteFigure>
  );
}
