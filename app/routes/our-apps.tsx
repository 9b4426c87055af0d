import { apps } from "#app/content/apps.ts";
import { pageMeta } from "#app/lib/meta.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const meta = () => pageMeta({ ...apps, path: "/our-apps" });

export default function OurApps() {
  return (
    <PageIntro {...apps.hero}>
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </PageIntro>
  );
}
