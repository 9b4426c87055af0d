import type { ReactNode } from "react";
import { invitationPicture } from "#src/lib/pictures/pictures.ts";
import { isPresent } from "#src/lib/present-pages.ts";
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

type InvitationProps = {
  content: Content;
  look?: "solid" | "ghost";
  /** Two invitations side by side have no room for a picture. */
  beside?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
};

export const Invitation = ({ content, look, beside, children }: InvitationProps) => (
  <div
    data-reveal=""
    className="justify-between gap-x-16 overflow-hidden panel rounded-band p-8 sm:flex lg:p-12"
  >
    <div className="flex flex-col">
      <h2 className="text-large">{content.heading}</h2>
      <p className="mt-3 max-w-measure text-balance text-muted">{content.text}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
        <ButtonLink look={look} href={content.link.to}>
          {content.link.label}
        </ButtonLink>
        {content.secondLink && (
          <ButtonLink look="ghost" href={content.secondLink.to}>
            {content.secondLink.label}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
    {beside}
  </div>
);

/** The last section of a page, unless its link leads to a part of the site that has no entries. */
export const InvitationSection = ({ content }: { content: Content | undefined }) =>
  content &&
  isPresent(content.link.to) && (
    <section aria-label={content.heading} className="page section-gap pb-20">
      <Invitation
        content={content}
        beside={
          <img
            {...invitationPicture(content.drawing)}
            alt=""
            loading="lazy"
            className="mx-auto mt-7 -mb-8 w-48 self-end sm:mx-0 sm:mt-0 md:w-64 lg:-mb-12 lg:w-80"
          />
        }
      />
    </section>
  );
