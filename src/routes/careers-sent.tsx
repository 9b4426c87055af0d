import arrived from "#src/assets/portals/application-arrived.svg?url&no-inline";
import { application } from "#src/content/application.ts";
import { OutcomeMessage } from "#src/islands/forms/outcome-message.tsx";
import { describePage } from "#src/lib/page.ts";
import { PortalPage } from "#src/sections/portal-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { applicationOutcome } from "#contract/application.ts";

const page = describePage(application.sent);

export const meta = () => page.meta;

/** Where a plain post without scripts is led when the application is stored. */
export default function CareersSent() {
  const { heading, lead, next } = application.sent;
  return (
    <PortalPage
      picture={arrived}
      trail={page.trail}
      heading={heading}
      intro={lead}
      notice={<OutcomeMessage outcome="sent" text={applicationOutcome.success} />}
    >
      <ButtonLink to="/about">{next.about}</ButtonLink>
      <ButtonLink to="/careers" look="ghost">
        {next.openings}
      </ButtonLink>
    </PortalPage>
  );
}
