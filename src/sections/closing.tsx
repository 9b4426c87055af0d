import type { ReactNode } from "react";
import { picture } from "#src/lib/pictures/pictures.ts";
import { FiveArches } from "#src/ui/arches/five-arches.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** Illustrations for pages about the company, people, technologies, projects, and for reading pages. */
type Scene = "arches" | "doors" | "keystone" | "lit" | "letter";

/** `children`: further actions. Two invitations side by side have no room for a `scene`. */
type InvitationProps = {
  heading: string;
  text: string;
  link?: { label: string; to: string };
  scene?: Scene;
  children?: ReactNode;
};

export const Invitation = ({ heading, text, link, scene, children }: InvitationProps) => (
  <div
    data-reveal=""
    className="@container relative flex flex-col overflow-hidden rounded-band bg-sunk p-8 @min-[50rem]:min-h-64 @min-[50rem]:p-12 dark:border dark:border-line"
  >
    <div className="relative max-w-[min(38em,100%)] @min-[50rem]:max-w-[min(38em,55%)]">
      <h2 className="text-[clamp(1.5rem,1.3rem+0.8vw,2rem)]">{heading}</h2>
      <p className="mt-3 text-balance text-muted">{text}</p>
    </div>
    <div className="relative mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6 @min-[50rem]:max-w-[55%]">
      {link && <ButtonLink href={link.to}>{link.label}</ButtonLink>}
      {children}
    </div>
    {scene === "arches" && <FiveArches className="foot-picture aspect-4/3" />}
    {scene && scene !== "arches" && (
      <img
        src={picture(`closings/${scene}.svg`)}
        alt=""
        width={420}
        height={300}
        loading="lazy"
        className="foot-picture"
      />
    )}
  </div>
);

/** The last section of a page. */
export const Closing = ({ scene = "arches", ...invitation }: InvitationProps) => (
  <section aria-label={invitation.heading} className="page section-gap pb-20 lg:pb-28">
    <Invitation {...invitation} scene={scene} />
  </section>
);
