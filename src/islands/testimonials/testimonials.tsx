import type { home } from "#src/content/home.ts";
import { Carousel } from "#src/islands/testimonials/carousel.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Reveal } from "#src/ui/reveal.tsx";

/** `portrait` is the address of a picture. */
type Content = (typeof home)["testimonials"];

export function Testimonials({ content }: { content: Content }) {
  return (
    <section className="page section-gap" aria-labelledby="testimonials">
      <Carousel
        label="Testimonials"
        slideName="testimonial"
        heading={
          <div className="max-w-[40rem]">
            <h2 id="testimonials" className="text-heading">
              {content.heading}
            </h2>
            <p className="mt-4 text-lead text-muted">{content.lead}</p>
          </div>
        }
        slides={content.quotes.map((quote) => ({
          id: quote.id,
          slide: (
            <Reveal className="h-full">
              <Testimonial {...quote} />
            </Reveal>
          ),
        }))}
      />
    </section>
  );
}

function Testimonial({ name, position, quote, portrait: picture }: Content["quotes"][number]) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-7">
      <Icon name="quote" className="size-8 text-saffron" />
      <blockquote className="mt-4 mb-8 text-[1.1875rem]/[1.5] font-medium tracking-[-0.005em]">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-auto flex min-h-19 items-start gap-4">
        <img
          src={picture}
          alt=""
          width={56}
          height={64}
          loading="lazy"
          decoding="async"
          className="h-16 w-14 shrink-0"
        />
        <span className="pt-1.5 leading-snug">
          <span className="block font-semibold">{name}</span>
          <span className="text-fine text-muted">{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
