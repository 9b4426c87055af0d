import type { ServicesPage } from "#content/schemas/service.ts";
import { StepPicture } from "#slots/step-picture.tsx";
import { Band } from "#src/ui/band.tsx";
import { Fold } from "#src/ui/fold.tsx";

/** Numbered steps below a row of pictures; on phones each picture is beside its step's title, and the rest is folded. */
export const Steps = ({ content }: { content: ServicesPage["steps"] }) =>
  content && (
    <section id="steps" aria-labelledby="steps-heading">
      <Band frame="rounded-none!">
        <div className="pt-8 pb-10 lg:pt-12 lg:pb-16">
          <div className="page grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1.15fr_1fr]">
            <h2 id="steps-heading" className="text-heading">
              {content.heading}
            </h2>
            <p className="max-w-measure text-lead text-balance text-band-text">{content.intro}</p>
          </div>
          <ol className="steps page mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:mt-12 lg:gap-x-6 lg:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
            {content.items.map(({ title, time, get, give }, index) => (
              <li
                key={title}
                className="max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:gap-x-5 sm:row-span-5 sm:grid sm:grid-rows-subgrid sm:gap-y-0"
              >
                <div
                  data-reveal=""
                  className="step-picture max-sm:row-span-3 sm:border-b sm:border-white/40"
                >
                  <StepPicture place={index} count={content.items.length} className="w-full" />
                </div>
                <h3 className="sm:mt-6 text-title">{title}</h3>
                <p className="mt-1 text-fine text-band-text">{time}</p>
                <Fold
                  label={`${content.get} · ${content.give}`}
                  about={title}
                  className="max-lg:[&>summary]:py-2 max-lg:[&>summary]:text-inherit"
                >
                  <Part label={content.get}>{get}</Part>
                  <Part label={content.give}>{give}</Part>
                </Fold>
              </li>
            ))}
          </ol>
        </div>
      </Band>
    </section>
  );

const Part = ({ label, children }: { label: string; children: string }) => (
  <div className="mb-3! text-compact max-sm:*:inline lg:mt-5 lg:mb-0!">
    <p className="font-semibold text-band-accent">{label}</p> <p className="mt-1">{children}</p>
  </div>
);
