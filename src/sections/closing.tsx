import type { ReactNode } from "react";
import type { ActionLink } from "#src/content/types/page.ts";
import { FiveArches } from "#src/ui/arches/five-arches.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Reveal } from "#src/ui/reveal.tsx";

type InvitationProps = { heading: string; text: string; children: ReactNode };

/** A quiet closing block: one sentence of invitation and what to do about it. */
export const Invitation = ({ heading, text, children }: InvitationProps) => (
  <Reveal className="@container relative flex flex-col overflow-hidden rounded-band bg-sunk p-8 sm:p-10 @min-[50rem]:p-12 dark:border dark:border-line">
    {/* Only where the block has the page's whole width: beside another it would crowd the words. */}
    <FiveArches className="absolute right-10 -bottom-24 hidden w-64 @min-[50rem]:block" />
    <div className="relative max-w-[38em]">
      <h2 className="text-[clamp(1.5rem,1.3rem+0.8vw,2rem)]">{heading}</h2>
      <p className="mt-3 text-balance text-muted">{text}</p>
    </div>
    <div className="relative mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
      {children}
    </div>
  </Reveal>
);

type ClosingProps = {
  heading: string;
  text: string;
  link: ActionLink;
  /** What stands above it has its own space below. */
  noGap?: boolean;
};

/** The last section of a page: an invitation and one thing to do about it. */
export const Closing = ({ heading, text, link, noGap }: ClosingProps) => (
  <section aria-label={heading} className={`page pb-20 lg:pb-28 ${noGap ? "" : "section-gap"}`}>
    <Invitation heading={heading} text={text}>
      <ButtonLink href={link.to}>{link.label}</ButtonLink>
    </Invitation>
  </section>
);
