import type { ServicesPage } from "#content/schemas/service.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { Quote } from "#src/sections/quote.tsx";
import { CheckList } from "#src/ui/check-list.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { framedColumns, framedItem } from "#src/ui/framed-columns.ts";
import { MoreLink } from "#src/ui/more-link.tsx";

/** `more`: label of the fold on phones. */
type WaysProps = { content: ServicesPage["ways"]; more: string };

/** Offers side by side; below them a note, and a client's quote in large type. */
export const Ways = ({ content, more }: WaysProps) =>
  content && (
    <section id="ways" className="page section-gap pt-14 lg:pt-20">
      <div className="mb-8 grid items-end gap-x-16 gap-y-4 lg:mb-10 lg:grid-cols-2">
        <h2 className="text-heading">{content.heading}</h2>
        <p className="max-w-measure text-muted">{content.intro}</p>
      </div>
      <ul
        className={`grid gap-px overflow-clip rounded-card border border-line bg-line ${framedColumns(content.items.length)}`}
      >
        {content.items.map(({ title, text, price, unit, duration, points, link }, index) => (
          <li
            key={title}
            className={`flex flex-col p-6 pb-3 sm:p-9 ${framedItem(index, content.items.length)}`}
          >
            <h3 className="text-title">{title}</h3>
            {price && <p className="mt-2 display-text text-large">{price}</p>}
            <p className="mt-1 text-fine text-muted empty:hidden">
              {unit}
              {unit && duration && <br />}
              {duration}
            </p>
            <Fold label={more} about={title}>
              <p className="text-muted lg:mt-5 lg:border-t lg:border-line lg:pt-5">{text}</p>
              <CheckList items={points} className="gap-2.5 lg:mt-5 lg:mb-7!" />
              <p className="lg:mt-auto">
                {isPresent(link.to) && <MoreLink href={link.to}>{link.label}</MoreLink>}
              </p>
            </Fold>
          </li>
        ))}
      </ul>
      <div
        className={`mt-10 grid gap-x-16 gap-y-10 lg:mt-14 ${content.note && content.testimonial ? "lg:grid-cols-[1fr_1.8fr]" : ""}`}
      >
        {content.note && (
          <p className="max-w-measure border-t-2 border-ink pt-5 text-compact lg:self-start">
            {content.note}
          </p>
        )}
        {content.testimonial && <Quote testimonial={content.testimonial} large />}
      </div>
    </section>
  );
