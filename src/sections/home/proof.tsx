import type { home } from "#src/entries/home.ts";
import { MoreLink } from "#src/ui/more-link.tsx";

/** Names of clients, and what a first version costs. */
export const Proof = ({ content }: { content: NonNullable<(typeof home)["proof"]> }) => (
  <section aria-labelledby="proof" className="page pb-10 lg:pb-14">
    <h2 id="proof" className="plain-heading text-fine text-label">
      {content.heading}
    </h2>
    <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3 sm:grid-cols-4 lg:gap-y-4">
      {content.clients.map((client) => (
        <li key={client} className="display-text text-body/tight lg:text-title/tight">
          {client}
        </li>
      ))}
    </ul>
    <p className="mt-8 border-t border-line pt-6 text-lead text-muted text-pretty lg:mt-12 lg:pt-8">
      <span className="block max-w-3xl">
        {content.offer} <MoreLink href={content.offerLink.to}>{content.offerLink.label}</MoreLink>
      </span>
    </p>
  </section>
);
