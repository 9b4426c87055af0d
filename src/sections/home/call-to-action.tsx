import type { home } from "#src/content/home.ts";
import { FiveArches } from "#src/ui/arches/five-arches.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

export const CallToAction = ({ content }: { content: (typeof home)["callToAction"] }) => (
  <section className="page section-gap pb-20 lg:pb-28">
    <div
      data-reveal=""
      className="relative overflow-hidden rounded-band bg-sunk px-6 pt-12 pb-60 sm:px-12 md:py-16 lg:py-20 dark:border dark:border-line"
    >
      <div className="relative max-w-[35rem] md:max-lg:max-w-[23rem] lg:max-xl:max-w-[30rem]">
        <h2 className="text-heading">{content.heading}</h2>
        <p className="mt-4 max-w-[32em] text-lead text-balance text-muted">{content.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3 md:max-lg:flex-col md:max-lg:items-start">
          <ButtonLink href="/contact" className="max-sm:w-full">
            {content.primary}
          </ButtonLink>
          <ButtonLink href="/services" look="ghost" className="max-sm:w-full">
            {content.secondary}
          </ButtonLink>
        </div>
      </div>
      <FiveArches className="absolute inset-x-0 -bottom-20 mx-auto w-[min(18rem,82vw)] md:right-4 md:-bottom-24 md:left-auto md:w-[16rem] lg:right-6 lg:-bottom-32 lg:w-[22rem] xl:w-[24rem]" />
    </div>
  </section>
);
