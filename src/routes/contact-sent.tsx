import arrived from "#src/assets/portals/message-arrived.svg?url&no-inline";
import { contact } from "#src/content/contact.ts";
import { OutcomeMessage } from "#src/islands/forms/outcome-message.tsx";
import { describePage } from "#src/lib/page.ts";
import { PortalPage } from "#src/sections/portal-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { contactOutcome } from "#contract/contact.ts";

const page = describePage(contact.sent);

export const meta = () => page.meta;

/** Where a plain post without scripts is led when the message is stored. */
export default function ContactSent() {
  return (
    <PortalPage
      picture={arrived}
      trail={page.trail}
      heading={contact.sent.heading}
      intro={contact.sent.lead}
      notice={<OutcomeMessage outcome="sent" text={contactOutcome.sent} />}
    >
      <ButtonLink to="/portfolio">See the portfolio</ButtonLink>
      <ButtonLink to="/services" look="ghost">
        Read about our services
      </ButtonLink>
    </PortalPage>
  );
}
