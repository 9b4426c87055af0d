import type { ReactNode } from "react";
import { FiveArches } from "#src/ui/arches/five-arches.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** `to`: a path of the site, or a mail link. */
type Link = { label: string; to: string };

/** `children`: further things to do about it. */
type InvitationProps = { heading: string; text: string; link?: Link; children?: ReactNode };

export const Invitation = ({ heading, text, link, children }: InvitationProps) => (
  <div
    data-reveal=""
    className="@container relative flex flex-col overflow-hidden rounded-band bg-sunk p-8 sm:p-10 @min-[50rem]:p-12 dark:border dark:border-line"
  >
    {/* Only where the block has the page's whole width: beside another it would crowd the words. */}
    <FiveArches className="absolute right-10 -bottom-24 hidden w-64 @min-[50rem]:block" />
    <div className="relative max-w-[38em]">
      <h2 className="text-[clamp(1.5rem,1.3rem+0.8vw,2rem)]">{heading}</h2>
      <p className="mt-3 text-balance text-muted">{text}</p>
    </div>
    <div className="relative mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
      {link && <ButtonLink href={link.to}>{link.label}</ButtonLink>}
      {children}
    </div>
  </div>
);

/** `noGap`: what stands above it has its own space below. */
type ClosingProps = { heading: string; text: string; link: Link; noGap?: boolean };

/** The last section of a page: an invitation and one thing to do about it. */
export const Closing = ({ noGap, ...invitation }: ClosingProps) => (
  <section
    aria-label={invitation.heading}
    className={`page pb-20 lg:pb-28 ${noGap ? "" : "section-gap"}`}
  >
    <Invitation {...invitation} />
  </section>
);
