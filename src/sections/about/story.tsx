import type { AboutPage } from "#src/content/schemas/about.ts";

export const Story = ({ content }: { content: AboutPage["story"] }) => (
  <section className="page section-gap grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
    <div>
      <h2 className="text-heading">{content.heading}</h2>
      <dl className="mt-8 grid grid-cols-3 gap-6 lg:grid-cols-1">
        {content.facts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-display text-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)]/none font-bold tracking-[-0.03em] text-lapis">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
    <div>
      <div className="grid gap-5 text-[1.1875rem]/[1.65]">
        {content.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </section>
);
