import type { AboutPage } from "#src/content/schemas/about.ts";
import { Band } from "#src/ui/band.tsx";

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
