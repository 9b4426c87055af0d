import type { ComponentProps } from "react";
import type { ActionLink } from "#src/content/types/page.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageIntro } from "./page-intro.tsx";

type PortalPageProps = ComponentProps<typeof PageIntro> & {
  /** Address of the illustration, which says again what the words say. */
  picture: string;
  /** Ways onward, the likeliest first. */
  links?: readonly ActionLink[];
};

/** A page where a way ends: words beside an illustration. */
export const PortalPage = ({ picture, links = [], children, ...intro }: PortalPageProps) => (
  <div className="page grid items-center pb-16 lg:grid-cols-[1.2fr_1fr] [&>section]:max-w-none [&>section]:px-0">
    <PageIntro {...intro}>
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} href={to} look={index === 0 ? "solid" : "ghost"}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </PageIntro>
    <img
      src={picture}
      alt=""
      width={560}
      height={480}
      className="mx-auto mt-6 w-full max-w-[30rem]"
    />
  </div>
);
