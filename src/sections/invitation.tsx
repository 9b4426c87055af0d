import type { ReactNode } from "react";
import { invitationPicture } from "#src/lib/pictures/pictures.ts";
import { isPresent } from "#src/lib/present-pages.ts";
import { Band } from "#src/ui/band.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

type Link = { label: string; to: string };

type Content = {
  heading: string;
  text: string;
  link: Link;
  secondLink?: Link;
  /** A file in assets/invitations; otherwise the brand's emblem. */
  drawing?: string | undefined;
};

type InvitationSectionProps = {
  content: Content | undefined;
  /** Further actions. */
  children?: ReactNode;
};

/**
 * The end of a page, on the footer: a band in its color, on whose lower edge a drawing stands. None where the link leads to a
 * part of the site that has no entries.
 */
export const InvitationSection = ({ content, children }: InvitationSectionProps) =>
  content &&
  isPresent(content.link.to) && (
    <section aria-labelledby="invitation" className="mt-10">
      <Band ground="on-accent" frame="rounded-none!" className="page">
        <div data-reveal="" className="justify-between gap-x-16 sm:flex">
          <div className="flex flex-col justify-center py-10">
            <h2 id="invitation" className="text-heading">
              {content.heading}
            </h2>
            <p className="mt-4 max-w-measure text-lead text-balance text-band-text">
              {content.text}
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink href={content.link.to}>{content.link.label}</ButtonLink>
              {content.secondLink && (
                <ButtonLink look="ghost" href={content.secondLink.to}>
                  {content.secondLink.label}
                </ButtonLink>
              )}
              {children}
            </div>
          </div>
          <img
            {...invitationPicture(content.drawing)}
            alt=""
            loading="lazy"
            className="mx-auto mt-8 w-[max(18rem,42%)] self-end"
          />
        </div>
      </Band>
    </section>
  );
