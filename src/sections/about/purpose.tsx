import type { AboutPage } from "#src/content/schemas/about.ts";
import { Band } from "#src/ui/band.tsx";

export const Purpose = ({ content }: { content: Pick<AboutPage, "mission" | "vision"> }) => (
  <div data-reveal="" className="page section-gap">
    <Band className="bleed grid gap-x-16 gap-y-10 p-8 lg:grid-cols-2 lg:p-12">
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
