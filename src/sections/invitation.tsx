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
    <section aria-labelledby="invitation" className="mt-10 lg:mt-16">
      <Band ground="on-accent" frame="rounded-none!" className="page">
        <div className="flex justify-between gap-x-16 max-md:flex-col">
          <div className="flex max-w-2xl flex-col justify-center pt-10 md:py-14 lg:py-20">
            <h2 id="invitation" className="text-heading">
              {content.heading}
            </h2>
            <p className="mt-4 max-w-measure text-lead text-balance text-band-text">
              {content.text}
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-8">
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
            className="mx-auto mt-10 w-72 shrink self-end md:mx-0 md:mt-0 md:w-[min(31.5rem,42%)]"
          />
        </div>
      </Band>
    </section>
  );
