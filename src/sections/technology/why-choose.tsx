import type { Technology } from "#src/content/schemas/technology.ts";
import { Band } from "#src/ui/band.tsx";

/** Numbered reasons and a caveat: on a band, or beside the heading, or three centered below it. */
export function WhyChoose({ layout, why: content }: Technology) {
  if (!content) return undefined;
  if (layout === "ledger") return <OnBand {...content} />;
  const three = content.points.length === 3;
  return (
    <section
      className={`page section-gap grid gap-x-16 gap-y-10 ${three ? "text-center" : "lg:grid-cols-[0.62fr_1fr]"}`}
    >
      <div className={three ? "mx-auto max-w-2xl" : "lg:sticky lg:top-28 lg:self-start"}>
        <h2 className="text-heading">{content.heading}</h2>
        {content.caveat && <p className="mt-4 text-balance text-muted">{content.caveat}</p>}
      </div>
      <ol className={`stagger [--from:1] ${three ? "grid gap-x-10 gap-y-2 md:grid-cols-3" : ""}`}>
        {content.points.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line">
            <div data-reveal="" className={three ? "py-6" : "grid grid-cols-[3rem_1fr] py-6"}>
              <p className="row-span-2 display-text text-title text-highlight-text">{index + 1}</p>
              <h3 className={`text-title ${three ? "mt-2" : ""}`}>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const OnBand = ({ heading, caveat, points }: NonNullable<Technology["why"]>) => (
  <section className="page section-gap">
    <Band frame="bleed" className="p-7 sm:p-10 lg:px-0 lg:py-14">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-2">
        <h2 className="text-heading">{heading}</h2>
        {caveat && <p className="text-band-text">{caveat}</p>}
      </div>
      <ol className="stagger mt-10 grid gap-x-16 gap-y-8 [--from:1] lg:grid-cols-2">
        {points.map(({ title, text }, index) => (
          <li key={title} data-reveal="" className="grid grid-cols-[3rem_1fr] content-start">
            <p className="row-span-2 display-text text-title text-band-accent">{index + 1}</p>
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-band-text">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  </section>
);
