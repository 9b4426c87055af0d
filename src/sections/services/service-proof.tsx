import { projectOf } from "#src/content/projects.ts";
import type { Service } from "#src/content/schemas/service.ts";
import { services } from "#src/content/services.ts";
import { cardWidths } from "#src/lib/pictures/picture-widths.ts";
import { projectPicture } from "#src/lib/pictures/pictures.ts";
import { Quote } from "#src/sections/quote.tsx";
import { Picture } from "#src/ui/picture.tsx";

/** Rows beside a quote; without one, cards, or a single project across the full width. */
const looks = {
  rows: { item: "md:grid-cols-[11rem_1fr] md:items-center", picture: "", rem: 18 },
  cards: { item: "md:block", picture: "md:rounded-card", rem: 38 },
  alone: {
    item: "md:grid-cols-[1fr_1.2fr] md:items-center md:gap-x-16",
    picture: "md:rounded-card",
    rem: 34,
  },
};

export function ServiceProof({ projects, testimonial }: Service) {
  const look = testimonial ? "rows" : projects.length > 1 ? "cards" : "alone";
  const { item, picture, rem } = looks[look];
  if (projects.length === 0) return testimonial && <Quote testimonial={testimonial} />;
  return (
    <div
      className={testimonial ? "grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]" : ""}
    >
      {testimonial && <Quote testimonial={testimonial} />}
      <div>
        <h3 className="plain-heading text-small text-label">{services.labels.projects}</h3>
        <ul className={`mt-4 grid gap-5 ${look === "cards" ? "md:grid-cols-2 md:gap-8" : ""}`}>
          {projects.map(projectOf).map((project) => (
            <li
              key={project.slug}
              className={`group relative grid grid-cols-[7rem_1fr] items-start gap-x-5 md:gap-x-6 ${item}`}
            >
              <Picture
                // Decorative: the text beside it says the same.
                content={{ ...projectPicture(project, cardWidths), alt: "" }}
                width={800}
                height={500}
                sizes={`(min-width: 48rem) ${rem}rem, 7rem`}
                loading="lazy"
                className={`w-full rounded-control border border-line ${picture}`}
              />
              <div className={look === "cards" ? "md:mt-5" : ""}>
                <p className="leading-snug font-semibold">
                  {project.detail ? (
                    <a href={`/portfolio/${project.slug}`} className="card-link">
                      {project.title}
                    </a>
                  ) : (
                    project.title
                  )}
                </p>
                <p className="mt-1 text-small text-muted">
                  {look === "alone" ? project.description : firstClause(project.description)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Says what the project is; what it does is on its card in the portfolio. */
const firstClause = (text: string) => `${text.split(/[.:](?:\s|$)/, 1)[0]}.`;
