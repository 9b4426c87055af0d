import { iconFrame } from "#slots/icon-frame.ts";
import type { AboutPage } from "#content/schemas/about.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const Workplace = ({ content }: { content: AboutPage["heroPicture"] }) =>
  content && (
    <div className="overflow-hidden">
      <Picture
        content={pictureOf(content, "scenes/about.svg")}
        sizes="100vw"
        width={1240}
        height={420}
        className="climbs h-80 w-full object-cover sm:h-auto"
      />
    </div>
  );

export const Story = ({ content }: { content: AboutPage["story"] }) =>
  content && (
    <section className="page section-gap grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr] lg:pt-24">
      <div>
        <h2 className="text-heading">{content.heading}</h2>
        <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-6 lg:grid-cols-1">
          {content.facts.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-line pt-4"
            >
              <dt className="text-fine text-muted">{label}</dt>
              <dd className="display-text text-heading text-action">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-start gap-5 text-lead">
        {content.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );

export const Years = ({ content }: { content: AboutPage["years"] }) =>
  content && (
    <section className="page section-gap">
      <SectionHeading heading={content.heading} />
      <ol className="years grid gap-x-8 gap-y-7 lg:auto-cols-fr lg:grid-flow-col">
        {content.items.map(({ year, text }) => (
          <li key={year}>
            <svg
              viewBox="-28 -30 56 58"
              className="absolute top-0 inset-s-0 size-7 fill-highlight forced-colors:fill-ink"
              aria-hidden="true"
            >
              <path d={iconFrame} />
            </svg>
            <p className="display-text text-title">{year}</p>
            <p className="mt-1.5 text-compact text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
