import type { AboutPage } from "#src/content/schemas/about.ts";
import { pictureOf } from "#src/lib/pictures/pictures.ts";
import { ArchIcon } from "#src/ui/arch-icon.tsx";
import { Band } from "#src/ui/band.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";

export const Workplace = ({ content }: { content: AboutPage["heroPicture"] }) => (
  <div className="page pb-8">
    <Picture
      content={pictureOf(content, "scenes/about.svg")}
      sizes="(min-width: 81.5rem) 77.5rem, calc(100vw - 2.5rem)"
      width={1240}
      height={420}
      className="aspect-[1240/420] w-full rounded-band object-cover max-sm:-mx-5 max-sm:w-[calc(100%+2.5rem)] max-sm:max-w-none max-sm:rounded-none"
    />
  </div>
);

export const Story = ({ content }: { content: AboutPage["story"] }) => (
  <section className="page section-gap grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
    <div>
      <h2 className="text-heading">{content.heading}</h2>
      <dl className="mt-8 grid grid-cols-3 gap-6 lg:grid-cols-1">
        {content.facts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-display text-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)]/none font-bold tracking-[-0.03em] text-action">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="grid content-start gap-5 text-[1.1875rem]/[1.65]">
      {content.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
);

export const Years = ({ content: { heading, items } }: { content: AboutPage["years"] }) =>
  items.length > 0 && (
    <section className="page section-gap">
      <SectionHeading heading={heading} />
      <ol className="years grid gap-x-8 gap-y-7 lg:auto-cols-[1fr] lg:grid-flow-col">
        {items.map(({ year, text }) => (
          <li key={year}>
            <p className="font-display text-title font-bold">{year}</p>
            <p className="mt-1.5 text-[1rem]/6 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );

export const Purpose = ({ content }: { content: Pick<AboutPage, "mission" | "vision"> }) => (
  <div data-reveal="" className="page section-gap">
    <Band className="bleed grid gap-x-16 gap-y-12 px-6 py-10 sm:p-12 lg:grid-cols-2 lg:p-16">
      {[content.mission, content.vision].map(({ heading, text }) => (
        <section key={heading}>
          <h2 className="plain-heading text-body/6 text-band-accent">{heading}</h2>
          <p className="mt-4 font-display text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)]/[1.2] font-bold tracking-[-0.02em] text-balance max-[24rem]:text-[1.375rem] max-[24rem]:text-pretty">
            {text}
          </p>
        </section>
      ))}
    </Band>
  </div>
);

export const Values = ({ content }: { content: AboutPage["values"] }) => (
  <section className="page section-gap">
    <h2 className="mb-10 text-heading">{content.heading}</h2>
    <ul className="stagger grid gap-x-12 gap-y-10 md:grid-cols-3">
      {content.items.map(({ icon, tint, title, text }) => (
        <li key={title} data-reveal="">
          <ArchIcon icon={icon} tint={tint} />
          <h3 className="mt-5 text-title">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

export const Awards = ({ content }: { content: AboutPage["awards"] }) => (
  <section className="page section-gap">
    <SectionHeading heading={content.heading} lead={content.intro} />
    <ul className="stagger grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
      {content.items.map(({ icon, title, text, issuer, year }) => (
        <li key={title} className="border-t border-line">
          <div data-reveal="" className="flex h-full flex-col pt-5">
            <p className="flex items-center justify-between text-small font-semibold text-highlight-text">
              {year}
              <Icon name={icon} className="size-6" />
            </p>
            <h3 className="mt-3 text-[1.3125rem]">{title}</h3>
            <p className="mt-2 text-[1rem]/6 text-muted">{text}</p>
            <p className="mt-auto pt-4 text-fine/5 text-muted">{issuer}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
