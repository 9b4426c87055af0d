import type { ServicesPage } from "#src/content/schemas/service.ts";
import { Band } from "#src/ui/band.tsx";

export const Steps = ({ content }: { content: ServicesPage["steps"] }) =>
  content && (
    <section id="steps" aria-labelledby="steps-heading">
      <Band frame="rounded-none!">
        <div className="page py-14 lg:py-20">
          <h2 id="steps-heading" className="text-heading">
            {content.heading}
          </h2>
          <p className="mt-4 max-w-measure text-lead text-balance text-band-text">
            {content.intro}
          </p>
          <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
            {content.items.map(({ title, time, get, give }, index) => (
              <li
                key={title}
                className="border-t border-white/25 pt-5 sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:gap-y-0"
              >
                <div>
                  <p className="display-text text-heading text-band-accent" aria-hidden="true">
                    {index + 1}
                  </p>
                  <h3 className="mt-4 text-title">{title}</h3>
                </div>
                <p className="mt-1 text-small text-band-text">{time}</p>
                <Part label={content.get}>{get}</Part>
                <Part label={content.give}>{give}</Part>
              </li>
            ))}
          </ol>
        </div>
      </Band>
    </section>
  );

const Part = ({ label, children }: { label: string; children: string }) => (
  <div className="mt-5">
    <p className="text-small font-semibold text-band-accent">{label}</p>
    <p className="mt-1 text-small">{children}</p>
  </div>
);
