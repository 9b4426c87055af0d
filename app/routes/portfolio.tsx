import { portfolio } from "#app/content/portfolio.ts";
import { pageMeta } from "#app/lib/meta.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const meta = () => pageMeta({ ...portfolio, path: "/portfolio" });

export default function Portfolio() {
  return (
    <PageIntro {...portfolio.hero}>
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </PageIntro>
  );
}
