import type { AboutPage } from "#src/content/schemas/about.ts";
import { Band } from "#src/ui/band.tsx";

type Purposes = Pick<AboutPage, "mission" | "vision">;

export function Purpose({ content: { mission, vision } }: { content: Purposes }) {
  const purposes = [mission, vision].filter((it) => it !== undefined);
  if (purposes.length === 0) return undefined;
  return (
    <div data-reveal="" className="page section-gap">
      <Band
        frame="bleed"
        className="grid gap-x-16 gap-y-10 p-8 lg:auto-cols-fr lg:grid-flow-col lg:px-0 lg:py-14"
      >
        {purposes.map(({ heading, text }) => (
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
}
