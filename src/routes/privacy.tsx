import { company } from "#src/content/company.ts";
import { privacy } from "#src/content/privacy.ts";
import { mailto } from "#src/lib/mailto.ts";
import { describePage } from "#src/lib/page.ts";
import { LeadOn } from "#src/sections/lead-on.tsx";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { PrivacyFacts } from "#src/sections/privacy/privacy-facts.tsx";
import { PrivacyPoints } from "#src/sections/privacy/privacy-points.tsx";
import { ButtonAnchor } from "#src/ui/button.tsx";

const page = describePage(privacy, "/privacy");

export const meta = () => page.meta;

export default function Privacy() {
  const { heading, intro, ask } = privacy;
  return (
    <>
      <PageIntro trail={page.trail} heading={heading} intro={intro} />
      <PrivacyFacts facts={privacy.facts} />
      <PrivacyPoints sections={privacy.sections} />
      <section className="page pb-20 lg:pb-28">
        <LeadOn heading={ask.heading} text={ask.text}>
          <ButtonAnchor href={mailto(company.email, { subject: ask.subject })}>
            {ask.action}
          </ButtonAnchor>
        </LeadOn>
      </section>
    </>
  );
}
