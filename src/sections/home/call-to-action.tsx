import type { home } from "#src/entries/home.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { ButtonLink } from "#src/ui/button.tsx";

export const CallToAction = ({ content }: { content: (typeof home)["callToAction"] }) =>
  content && (
    <section className="page section-gap pb-20 lg:pb-28">
      <div
        data-reveal=""
        className="relative overflow-hidden panel rounded-band px-6 pt-12 pb-60 sm:px-12 md:py-16 lg:px-16 lg:py-24"
      >
        <div className="relative md:max-lg:max-w-sm lg:max-w-[58%]">
          <h2 className="text-statement leading-[1.02]">{content.heading}</h2>
          <p className="mt-4 max-w-measure text-lead text-balance text-muted">{content.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3 md:max-lg:flex-col md:max-lg:items-start">
            <ButtonLink href="/contact" className="max-sm:w-full">
              {content.primary}
            </ButtonLink>
            {isPresent("/services") && (
              <ButtonLink href="/services" look="ghost" className="max-sm:w-full">
                {content.secondary}
              </ButtonLink>
            )}
          </div>
        </div>
        <img
          src="/arches.svg"
          alt=""
          width={400}
          height={300}
          loading="lazy"
          className="absolute inset-x-0 bottom-0 mx-auto w-72 md:inset-e-4 md:inset-s-auto md:w-64 lg:inset-e-12 lg:-bottom-4 lg:w-[38%]"
        />
      </div>
    </section>
  );
