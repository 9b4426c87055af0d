import type { home } from "#src/entries/home.ts";
import { MoreLink } from "#src/ui/more-link.tsx";

/** Names of clients in one line, and what a first version costs. */
export const Proof = ({ content }: { content: NonNullable<(typeof home)["proof"]> }) => (
  <section aria-labelledby="proof" className="page pb-10 lg:pb-14">
    <h2 id="proof" className="sr-only">
      {content.heading}
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-5 sm:grid-cols-4 xl:flex xl:flex-wrap xl:justify-between xl:gap-x-5">
      {content.clients.map((client) => (
        <li
          key={client}
          className="display-text text-compact/tight text-ink/75 xl:whitespace-nowrap"
        >
          {client}
        </li>
      ))}
    </ul>
    <p className="mt-8 max-w-3xl text-lead text-muted text-pretty lg:mt-10">
      {content.offer} <MoreLink href={content.offerLink.to}>{content.offerLink.label}</MoreLink>
    </p>
  </section>
);
