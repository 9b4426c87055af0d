import type { ReactNode } from "react";
import { picture } from "#src/lib/pictures/pictures.ts";
import { ButtonLink } from "#src/ui/button.tsx";

/** Illustrations for pages about the company, people, technologies, projects, and for reading pages. */
type Scene = "arches" | "doors" | "keystone" | "lit" | "letter";

type Link = { label: string; to: string };

/** `children`: further actions. Two invitations side by side have no room for a `scene`. */
type InvitationProps = {
  heading: string;
  text: string;
  link?: Link;
  secondLink?: Link;
  scene?: Scene;
  children?: ReactNode;
};

export const Invitation = (props: InvitationProps) => {
  const { heading, text, link, secondLink, scene, children } = props;
  return (
    <div
      data-reveal=""
      className="justify-between gap-x-16 overflow-hidden panel rounded-band p-8 lg:flex lg:p-12"
    >
      <div className="flex flex-col">
        <h2 className="text-large">{heading}</h2>
        <p className="mt-3 max-w-measure text-balance text-muted">{text}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
          {link && <ButtonLink href={link.to}>{link.label}</ButtonLink>}
          {secondLink && (
            <ButtonLink look="ghost" href={secondLink.to}>
              {secondLink.label}
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
      {scene && (
        <img
          src={scene === "arches" ? "/arches.svg" : picture(`closings/${scene}.svg`)}
          alt=""
          width={420}
          height={300}
          loading="lazy"
          className="mx-auto mt-7 -mb-8 w-64 self-end lg:mx-0 lg:mt-0 lg:-mb-12 lg:w-80"
        />
      )}
    </div>
  );
};

/** The last section of a page. */
export const Closing = ({ scene = "arches", ...invitation }: InvitationProps) => (
  <section aria-label={invitation.heading} className="page section-gap pb-20">
    <Invitation {...invitation} scene={scene} />
  </section>
);
