import type { home } from "#src/content/home.ts";
import { projectOf } from "#src/content/projects.ts";
import { MoreLink } from "#src/ui/more-link.tsx";

/** A project's first figure with the way to its page, and what a first version costs. */
export function Proof({ content }: { content: NonNullable<(typeof home)["proof"]> }) {
  const { title, slug, detail } = projectOf(content.project);
  const [figure] = detail?.figures ?? [];
  if (!figure) return;
  return (
    <section aria-label={title} className="page">
      <div className="grid items-center gap-x-12 gap-y-6 border-y border-line py-8 lg:grid-cols-[auto_1fr_1fr] lg:py-10">
        <p className="display-text text-display/tight text-action lg:whitespace-nowrap">
          {figure.value}
        </p>
        <div>
          <p className="text-lead font-medium text-pretty">{content.text}</p>
          <p className="mt-2">
            <MoreLink href={`/portfolio/${slug}`}>{content.action}</MoreLink>
          </p>
        </div>
        <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-12">
          <p className="text-muted">{content.offer}</p>
          <p className="mt-2">
            <MoreLink href={content.offerLink.to}>{content.offerLink.label}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  );
}
