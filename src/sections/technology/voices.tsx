import { technologiesPage } from "#src/content/technologies.ts";
import type { Technology } from "#src/content/schemas/technology.ts";
import { People } from "#src/sections/people/people.tsx";
import { Quote } from "#src/sections/quote.tsx";

/** Those who would do the work, and somebody for whom they have. */
export const Voices = ({ people, testimonial }: Technology) =>
  people.length > 0 && (
    <section
      className={`page section-gap grid gap-x-16 gap-y-12 ${testimonial ? "lg:grid-cols-[1fr_0.8fr]" : ""}`}
      aria-labelledby="people"
    >
      <div>
        <h2 id="people" className="mb-8 text-heading">
          {technologiesPage.voices.heading}
        </h2>
        <People people={people} />
      </div>
      {testimonial && <Quote testimonial={testimonial} large className="lg:self-start" />}
    </section>
  );
