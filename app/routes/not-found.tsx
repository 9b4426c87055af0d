import { scene } from "#app/art/scenes.ts";
import { notFound } from "#app/content/not-found.ts";
import { describePage } from "#app/lib/page.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

const page = describePage(notFound);

export const meta = () => page.meta;

export default function NotFound() {
  return (
    <div
      data-static-page=""
      className="page grid items-center pb-16 lg:grid-cols-[1.2fr_1fr] [&>section]:max-w-none [&>section]:px-0"
    >
      <PageIntro trail={page.trail} {...notFound.hero}>
        {notFound.links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? "solid" : "ghost"}>
            {label}
          </ButtonLink>
        ))}
      </PageIntro>
      <img
        src={scene("not-found")}
        alt=""
        width={560}
        height={480}
        className="mx-auto w-full max-w-[30rem]"
      />
    </div>
  );
}
