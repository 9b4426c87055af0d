import { contact } from "#src/entries/contact.ts";

const { next } = contact;

/** What happens to a message and when; shown before and after it is sent. */
export const NextSteps = () =>
  next && (
    <section className="page grid gap-x-14 gap-y-8 py-14 lg:py-20" aria-labelledby="next">
      <h2 id="next" className="text-heading">
        {next.heading}
      </h2>
      <ol className="grid gap-8 lg:gap-14 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {next.steps.map(({ title, when, text }, index) => (
          <li key={title} className="border-t border-edge pt-5">
            <p className="flex items-baseline gap-4 text-fine font-semibold text-label">
              <span
                className="display-text text-display leading-none text-action"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              {when}
            </p>
            <h3 className="mt-3 text-title">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
