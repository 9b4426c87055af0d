import type { ComponentProps } from "react";
import type { ActionLink } from "#src/content/types/page.ts";
import { OutcomeMessage } from "#src/islands/forms/outcome-message.tsx";
import { PortalPage } from "./portal-page.tsx";

type SentPageProps = Pick<ComponentProps<typeof PortalPage>, "picture" | "trail"> & {
  content: { heading: string; lead: string; links: readonly ActionLink[] };
  /** The specified words of success. */
  notice: string;
};

/** What a visitor without scripts sees after sending a form. */
export const SentPage = ({ content: { heading, lead, links }, notice, ...rest }: SentPageProps) => (
  <PortalPage
    {...rest}
    heading={heading}
    intro={lead}
    notice={<OutcomeMessage status="sent" texts={{ sent: notice }} />}
    links={links}
  />
);
