import arrived from "#app/art/portals/application-arrived.svg?url&no-inline";
import { application } from "#app/content/application.ts";
import { OutcomeMessage } from "#app/forms/outcome-message.tsx";
import { describePage } from "#app/lib/page.ts";
import { PortalPage } from "#app/sections/portal-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
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
