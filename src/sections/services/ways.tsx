import type { ServicesPage } from "#src/content/schemas/service.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { Quote } from "#src/sections/quote.tsx";
import { CheckList } from "#src/ui/check-list.tsx";
import { framedColumns, framedItem } from "#src/ui/framed-columns.ts";
import { MoreLink } from "#src/ui/more-link.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

/** Offers side by side, and a client's quote below. */
export const Ways = ({ content }: { content: ServicesPage["ways"] }) =>
  content && (
    <section id="ways" className="page section-gap pt-14 lg:pt-20">
      <SectionHeading heading={content.heading} lead={content.intro} />
      <ul
        className={`grid gap-px overflow-hidden rounded-card border border-line bg-line ${framedColumns(content.items.length)}`}
      >
        {content.items.map(({ title, text, price, unit, duration, points, link }, index) => (
          <li
            key={title}
            className={`flex flex-col p-7 sm:p-9 ${framedItem(index, content.items.length)}`}
          >
            <h3 className="text-title">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
            {price && (
              <p className="mt-6 border-t border-line pt-6 display-text text-large">{price}</p>
            )}
            <p className="mt-1 text-small text-muted empty:hidden">
              {unit}
              {unit && duration && <br />}
              {duration}
            </p>
            <CheckList items={points} className="mt-6 mb-8 gap-2.5" />
            <p className="mt-auto">
              {isPresent(link.to) && <MoreLink href={link.to}>{link.label}</MoreLink>}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-measure text-small text-muted empty:hidden">{content.note}</p>
      {content.testimonial && (
        <Quote testimonial={content.testimonial} large className="mx-auto mt-14 max-w-2xl" />
      )}
    </section>
  );
