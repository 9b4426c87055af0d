import type { Technology } from "#src/content/schemas/technology.ts";
import { Band } from "#src/ui/band.tsx";

/** Numbered reasons and a caveat: four in two columns, or three, centered. */
export function WhyChoose({ heading, caveat, points }: Technology["why"]) {
  const three = points.length === 3;
  return (
    <section className="page section-gap">
      <Band className={`px-6 py-12 sm:px-10 lg:px-14 lg:py-16 ${three ? "text-center" : ""}`}>
        <div className={`grid items-end gap-x-14 gap-y-4 ${three ? "" : "lg:grid-cols-2"}`}>
          <h2 className="text-heading">{heading}</h2>
          <p className="text-balance text-band-text">{caveat}</p>
        </div>
        <ol
          className={`stagger mt-10 grid gap-x-14 gap-y-8 [--from:1] lg:mt-12 ${three ? "md:grid-cols-3" : "md:grid-cols-2"}`}
        >
          {points.map(({ title, text }, index) => (
            <li
              key={title}
              data-reveal=""
              className={three ? "" : "grid grid-cols-[3rem_1fr] content-start"}
            >
              <p className="row-span-2 font-display text-title font-bold text-band-accent">
                {index + 1}
              </p>
              <h3 className="text-[1.3125rem]">{title}</h3>
              <p className="mt-1.5 text-band-text">{text}</p>
            </li>
          ))}
        </ol>
      </Band>
    </section>
  );
}
