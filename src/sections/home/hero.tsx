import type { ReactNode } from "react";
import { HeroPicture } from "#slots/hero-picture.tsx";
import type { home } from "#src/entries/home.ts";
import { hasLongWord } from "#src/lib/long-word.ts";
import type { PictureAttributes } from "#src/lib/pictures/own-pictures.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Star } from "#src/ui/star.tsx";

/** `screens`: of a computer and, in front, of a phone, as far as there are any; `children`: the code samples. */
type HeroProps = {
  content: (typeof home)["hero"];
  /** Where figures come from: one that it names leads there. */
  note: string | undefined;
  screens: readonly (PictureAttributes | undefined)[];
  children: ReactNode;
};

/**
 * Each is smaller than the heading, which therefore stays the LCP element. Only wide windows show the first one, below the
 * middle of the picture, which may be what it is about; the code samples cover its corner.
 */
const layouts = [
  {
    sizes: "28vw",
    className: "top-[max(49cqw,47.5cqh)] inset-s-[26%] w-[52%] rounded-xl max-lg:hidden",
  },
  {
    sizes: "(min-width: 64rem) 10vw, 25vw",
    className:
      "bottom-[-3%] inset-s-[66%] z-1 aspect-[196/374] w-[25%] rounded-[15%/8%] md:max-lg:hidden lg:bottom-[6%] lg:inset-s-[79.5%] lg:w-[18.5%]",
  },
] as const;

export function Hero({ content, note, screens, children }: HeroProps) {
  const { plain, bright } = content.heading;
  const size = hasLongWord(`${plain} ${bright}`) ? "text-statement" : "text-display";
  return (
    <section className="hero">
      <div className="max-md:px-page md:self-center md:py-8">
        {content.badge && (
          <p className="mb-5 inline-flex items-center gap-2 rounded-full bg-label/12 px-3.5 py-1.5 text-fine font-semibold text-label lg:mb-7">
            <Star className="size-4" />
            {content.badge}
          </p>
        )}
        <h1 className={`leading-none tracking-[-0.035em] ${size}`}>
          {plain} <span className="text-action">{bright}</span>
        </h1>
        <p className="mt-5 max-w-measure text-lead text-balance text-muted lg:mt-6">
          {content.lead}
        </p>
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
        <dl className="mt-9 grid max-w-xl grid-cols-2 sm:max-md:grid-cols-[repeat(4,auto)] lg:grid-cols-[repeat(4,auto)] justify-between gap-x-3 gap-y-4 border-t border-line pt-5 empty:hidden lg:mt-11">
          {content.stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-fine text-muted">
                {note?.includes(value) ? (
                  <a
                    href="#statistics"
                    className="underline underline-offset-[0.2em] hover:text-action"
                  >
                    {label}
                  </a>
                ) : (
                  label
                )}
              </dt>
              <dd className="display-text text-title">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative isolate overflow-hidden [container-type:size] max-md:order-first max-md:h-[72vw] md:col-start-2 md:row-start-1 md:min-h-[34rem] md:rounded-es-band lg:min-h-[max(39rem,min(46vw,100svh-14rem))]">
        <HeroPicture title={content.picture} className="absolute inset-0 size-full" />
        {screens.map(
          (screen, index) =>
            screen && (
              <Picture
                key={screen.src}
                content={screen}
                sizes={layouts[index]?.sizes ?? ""}
                // The preload scanner runs before layout and would request the large files on phones, too.
                loading="lazy"
                className={`absolute object-cover object-top [box-shadow:0_18px_44px_-12px_rgb(10_17_34/0.65)] ${layouts[index]?.className ?? ""}`}
              />
            ),
        )}
      </div>
      {children}
    </section>
  );
}
