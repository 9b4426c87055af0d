import { services } from "#app/content/services.ts";
import { pageMeta } from "#app/lib/meta.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const meta = () => pageMeta({ ...services, path: "/services" });

export default function Services() {
  return (
    <PageIntro {...services.hero}>
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </PageIntro>
  );
}
