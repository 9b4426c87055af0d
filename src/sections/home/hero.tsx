import type { ReactNode } from "react";
import type { home } from "#src/content/home.ts";
import { ThirteenArches } from "#src/ui/arches/thirteen-arches.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Star } from "#src/ui/star.tsx";

/** `children`: the code samples, which stand before the picture. */
type HeroProps = { content: (typeof home)["hero"]; children: ReactNode };

export const Hero = ({ content, children }: HeroProps) => (
  <section className="page grid items-center gap-x-12 gap-y-14 pt-6 pb-14 lg:grid-cols-[1.05fr_1fr] lg:pt-8 lg:pb-20">
    <div>
      <p className="mb-6 inline-flex items-center gap-2 rounded-full bg-turq/12 px-3.5 py-1.5 text-fine/6 font-semibold text-turq sm:text-[0.90625rem]/6">
        <Star className="size-4 shrink-0" />
        {content.badge}
      </p>
      <h1 className="text-display leading-[1.05]">
        {content.heading.plain} <span className="text-lapis">{content.heading.bright}</span>
      </h1>
      <p className="mt-6 max-w-[33em] text-lead text-muted">{content.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/contact" className="max-sm:w-full">
          {content.actions.primary}
          <Icon name="arrow-right" className="size-4.5" />
        </ButtonLink>
        <ButtonLink href="/services" look="ghost" className="max-sm:w-full">
          {content.actions.secondary}
        </ButtonLink>
      </div>
      <dl className="mt-11 grid grid-cols-2 gap-x-9 gap-y-5 border-t border-line pt-6 sm:flex sm:flex-wrap lg:gap-x-6 xl:gap-x-9">
        {content.stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-fine text-muted">{label}</dt>
            <dd className="font-display text-[1.75rem]/9 font-bold tracking-[-0.02em]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="relative max-lg:pb-12 lg:self-stretch">
      <ThirteenArches
        title={content.picture}
        className="aspect-[62/64] w-full rounded-band max-sm:aspect-[62/66] lg:h-full lg:min-h-[34rem]"
      />
      {children}
    </div>
  </section>
);
