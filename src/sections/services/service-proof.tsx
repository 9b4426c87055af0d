import { projectOf } from "#src/content/projects.ts";
import type { Service } from "#src/content/schemas/service.ts";
import { cardWidths } from "#src/lib/pictures/picture-widths.ts";
import { projectPicture } from "#src/lib/pictures/pictures.ts";
import { Quote } from "#src/sections/quote.tsx";
import { Picture } from "#src/ui/picture.tsx";

type ServiceProofProps = { content: Service; label: string };

/** What was made: beside a client's words in rows, without them as cards; one alone is a row. */
export function ServiceProof({ content: { projects, testimonial }, label }: ServiceProofProps) {
  const cards = projects.length > 1 && !testimonial;
  if (projects.length === 0) return testimonial && <Quote testimonial={testimonial} />;
  return (
    <div
      className={testimonial ? "grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]" : ""}
    >
      {testimonial && <Quote testimonial={testimonial} />}
      <div>
        <h3 className="plain-heading text-small text-turq">{label}</h3>
        <ul className={`mt-4 grid gap-5 ${cards ? "md:grid-cols-2 md:gap-8" : ""}`}>
          {projects.map(projectOf).map((project) => (
            <li
              key={project.slug}
              className={`group relative grid grid-cols-[7rem_1fr] items-start gap-x-5 md:gap-x-6 ${cards ? "md:block" : `max-w-[52rem] md:items-center ${projects.length > 1 ? "md:grid-cols-[11rem_1fr]" : "md:grid-cols-[18rem_1fr]"}`}`}
            >
              <Picture
                // The words beside it say what it is.
                content={{ ...projectPicture(project, cardWidths), alt: "" }}
                width={800}
                height={500}
                sizes={`(min-width: 48rem) ${cards ? 38 : 18}rem, 7rem`}
                loading="lazy"
                className={`w-full rounded-control border border-line ${cards ? "md:rounded-card" : ""}`}
              />
              <div className={cards ? "md:mt-5" : ""}>
                <p className="leading-snug font-semibold">
                  {project.detail ? (
                    <a href={`/portfolio/${project.slug}`} className="card-link">
                      {project.title}
                    </a>
                  ) : (
                    project.title
                  )}
                </p>
                <p className="mt-1 text-small text-muted">{firstClause(project.description)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What it is, without what it does: the project's own card says the rest. */
const firstClause = (text: string) => `${text.split(/[.:](?:\s|$)/, 1)[0]}.`;
