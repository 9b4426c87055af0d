import type { ReactNode } from "react";
import { HeroPicture } from "#slots/hero-picture.tsx";
import type { home } from "#src/content/home.ts";
import type { PictureAttributes } from "#src/lib/pictures/own-pictures.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Star } from "#src/ui/star.tsx";

/** `screens`: screenshots of two projects, the front one last; `children`: the code samples. */
type HeroProps = {
  content: (typeof home)["hero"];
  screens: readonly PictureAttributes[];
  children: ReactNode;
};

/** Each is smaller than the heading, which therefore stays the LCP element. */
const layouts = [
  {
    sizes: "(min-width: 64rem) 24vw, 54vw",
    className:
      "top-[44%] left-[9%] aspect-[3/2] w-[58%] rounded-lg lg:top-[45%] lg:left-[18%] lg:w-[58%]",
  },
  {
    sizes: "(min-width: 64rem) 11vw, 26vw",
    className:
      "top-[48%] left-[62%] z-1 aspect-[196/374] w-[28%] rounded-[15%/8%] lg:top-[53%] lg:left-[66%] lg:w-[27%]",
  },
] as const;

export const Hero = ({ content, screens, children }: HeroProps) => (
  <section className="page grid gap-x-12 gap-y-8 pt-2 pb-14 lg:grid-cols-[1.05fr_1fr] lg:gap-y-14 lg:pt-8 lg:pb-20">
    <div className="lg:self-center">
      {content.badge && (
        <p className="mb-5 inline-flex items-center gap-2 rounded-full bg-label/12 px-3.5 py-1.5 text-fine font-semibold text-label lg:mb-6">
          <Star className="size-4" />
          {content.badge}
        </p>
      )}
      <h1 className="text-display">
        {content.heading.plain} <span className="text-action">{content.heading.bright}</span>
      </h1>
      <p className="mt-5 max-w-measure text-lead text-muted lg:mt-6">{content.lead}</p>
      <div className="mt-7 flex flex-wrap gap-3 lg:mt-8">
        <ButtonLink href="/contact" className="max-sm:grow max-sm:px-4">
          {content.actions.primary}
          <Icon name="arrow-right" className="size-4.5" />
        </ButtonLink>
        {isPresent("/services") && (
          <ButtonLink href="/services" look="ghost" className="max-sm:grow max-sm:px-4">
            {content.actions.secondary}
          </ButtonLink>
        )}
      </div>
      <dl className="mt-9 grid max-w-lg grid-cols-4 gap-x-3 border-t border-line pt-6 empty:hidden sm:flex sm:flex-wrap sm:justify-between lg:mt-11">
        {content.stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-fine text-muted">{label}</dt>
            <dd className="display-text text-large">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="relative isolate overflow-hidden rounded-band max-lg:order-first max-lg:h-[min(66vw,24rem)] lg:col-start-2 lg:row-start-1 lg:min-h-[38rem]">
      <HeroPicture title={content.picture} className="absolute inset-0 size-full" />
      {screens.map((screen, index) => (
        <Picture
          key={screen.src}
          content={screen}
          sizes={layouts[index]?.sizes ?? ""}
          // The preload scanner runs before layout and would request the large files on phones, too.
          loading="lazy"
          className={`absolute object-cover object-top [box-shadow:0_18px_44px_-12px_rgb(10_17_34/0.65)] ${layouts[index]?.className ?? ""}`}
        />
      ))}
    </div>
    {children}
  </section>
);
