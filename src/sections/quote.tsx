import { projectOf } from "#src/content/projects.ts";
import { testimonialOf } from "#src/content/testimonials.ts";
import { quoted } from "#src/lib/quoted.ts";
import { QuoteFigure } from "#src/ui/quote-figure.tsx";

/** `testimonial`: its entry's name. `noLink`: on the page of the very project it is about. */
type QuoteProps = { testimonial: string; noLink?: boolean; className?: string };

/** What a client says, who it is, and what we did for them. */
export function Quote({ testimonial, noLink, className }: QuoteProps) {
  const content = testimonialOf(testimonial);
  const project = content.project && projectOf(content.project);
  return (
    <QuoteFigure content={quoted(content)} className={className}>
      {!project && <span className="block">{content.work}</span>}
      {project && !noLink && (
        <a
          href={project.detail ? `/portfolio/${project.slug}` : "/portfolio"}
          className="mt-0.5 block inline-link"
        >
          {project.title}
        </a>
      )}
    </QuoteFigure>
  );
}
