import { notFound } from "#app/content/not-found.ts";
import { pageMeta } from "#app/lib/meta.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const meta = () => pageMeta(notFound);

export default function NotFound() {
  return (
    <div data-static-page="">
      <PageIntro {...notFound.hero}>
        {notFound.links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? "solid" : "ghost"}>
            {label}
          </ButtonLink>
        ))}
      </PageIntro>
    </div>
  );
}
