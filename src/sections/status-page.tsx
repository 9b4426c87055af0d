import type { StatusContent } from "#src/content/schemas/fields.ts";
import { picture } from "#src/lib/pictures/pictures.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageIntro, type PageIntroProps } from "./page-intro.tsx";

type StatusPageProps = PageIntroProps &
  Pick<StatusContent, "illustration"> & { links?: StatusContent["links"] };

/** A page where a way ends: words beside an illustration, which says the same again. */
export const StatusPage = ({ illustration, links, children, ...intro }: StatusPageProps) => (
  <div className="page grid items-center pb-16 lg:grid-cols-[1.2fr_1fr] [&>section]:max-w-none [&>section]:px-0">
    <PageIntro {...intro}>
      {links?.map(({ label, to }, index) => (
        <ButtonLink key={to} href={to} look={index === 0 ? "solid" : "ghost"}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </PageIntro>
    <img
      src={picture(`status/${illustration}.svg`)}
      alt=""
      width={560}
      height={480}
      className="mx-auto mt-6 w-full max-w-[30rem]"
    />
  </div>
);
