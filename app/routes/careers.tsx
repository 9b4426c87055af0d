import { careers } from "#app/content/careers.ts";
import { pageMeta } from "#app/lib/meta.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const meta = () => pageMeta({ ...careers, path: "/careers" });

export default function Careers() {
  return (
    <PageIntro {...careers.hero}>
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </PageIntro>
  );
}
