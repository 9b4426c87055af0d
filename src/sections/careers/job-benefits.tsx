import type { CareersPage } from "#src/content/schemas/careers.ts";

/** What comes with every job, in short. */
export const JobBenefits = ({ content }: { content: CareersPage["benefits"] }) => (
  <section className="mt-16 lg:mt-20">
    <h2 className="text-[1.625rem]">{content.heading}</h2>
    <div className="mt-6 grid gap-x-12 gap-y-7 md:grid-cols-3">
      {content.columns.map(({ title, items }) => (
        <div key={title}>
          <h3 className="plain-heading text-small/6 text-turq">{title}</h3>
          <ul className="job-requirements mt-2.5 grid gap-1.5 text-[1rem]/6 text-muted">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);
