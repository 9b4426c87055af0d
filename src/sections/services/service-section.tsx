import type { Service } from "#content/schemas/service.ts";
import { services } from "#src/entries/services.ts";
import { firstSentence } from "#src/lib/sentences.ts";
import { Facts } from "#src/sections/facts.tsx";
import { ProjectPictures } from "#src/sections/project-pictures.tsx";
import { Quote } from "#src/sections/quote.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { ServiceDetails } from "./service-details.tsx";
import { formatOf, ServicePicture } from "./service-picture.tsx";

const { labels } = services;

/** Titles beside the pictures, on wide screens. */
const examples = {
  list: "max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col",
  item: "max-lg:only:col-span-full lg:max-w-xs xl:grid xl:max-w-none! xl:grid-cols-[8.5rem_1fr] xl:gap-x-4",
  text: "max-xl:mt-3",
  title: "text-compact/snug",
  sizes: "(min-width: 80rem) 10rem, (min-width: 64rem) 25vw, 45vw",
};

type ServiceSectionProps = {
  content: Service;
  /** Whether the URL names this section. */
  opensHere: boolean;
};

/**
 * A service in one of six formats (src/styles/services.css), all with the same elements. What `details` holds is folded
 * on phones and tablets; on wide screens it is there, and the summary is not.
 */
export function ServiceSection({ content, opensHere }: ServiceSectionProps) {
  const { slug: id, heading, range, projects, testimonial } = content;
  const format = formatOf(content);
  const [first, rest] = firstSentence(content.paragraph);
  return (
    <section aria-labelledby={`${id}-heading`} className={`service service-${format}`}>
      <div className="service-grid page">
        <ServicePicture content={content} format={format} />
        {/* The place that links lead to: a picture may be above it. */}
        <div id={id} className="service-head service-place relative">
          {content.aliases.map((alias) => (
            <span key={alias} id={alias} className="service-place absolute top-0" />
          ))}
          <h2
            id={`${id}-heading`}
            className={`text-heading ${opensHere ? "service-opened" : "service-place"}`}
            // Focus scrolls to the section, also without scripts.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={opensHere}
            tabIndex={-1}
          >
            {heading}
          </h2>
          <p className="mt-4 text-lead">{first}</p>
          <Facts
            facts={{ [labels.duration]: range?.duration, [labels.price]: range?.price }}
            className="mt-5 max-md:grid-cols-2 max-md:border-b-0 max-md:pt-3 max-md:pb-0 max-md:*:block lg:mt-6"
          />
        </div>
        <Fold label={labels.more} about={heading} className="col-span-full">
          <ServiceDetails content={content} rest={rest} />
          {projects.length > 0 && (
            <div className="service-examples">
              <p className="mb-3 text-fine font-semibold text-label">{labels.projects}</p>
              <ProjectPictures slugs={projects} look={examples} />
            </div>
          )}
          {testimonial && <Quote testimonial={testimonial} className="service-quote" />}
        </Fold>
      </div>
    </section>
  );
}
