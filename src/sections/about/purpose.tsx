import type { AboutPage } from "#src/content/schemas/about.ts";
import { Band } from "#src/ui/band.tsx";

export const Purpose = ({ content }: { content: Pick<AboutPage, "mission" | "vision"> }) => (
  <div data-reveal="" className="page section-gap">
    <Band className="bleed grid gap-x-16 gap-y-12 px-6 py-10 sm:p-12 lg:grid-cols-2 lg:p-16">
      {[content.mission, content.vision].map(({ heading, text }) => (
        <section key={heading}>
          <h2 className="plain-heading text-body text-band-accent">{heading}</h2>
          <p className="mt-4 display-text text-large text-balance max-[24rem]:text-title max-[24rem]:text-pretty">
            {text}
          </p>
        </section>
      ))}
    </Band>
  </div>
);
