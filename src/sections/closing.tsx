import { ButtonLink } from "#src/ui/button.tsx";
import { LeadOn } from "./lead-on.tsx";

type ClosingProps = {
  heading: string;
  text: string;
  link: { label: string; to: string };
};

/** The last section of a page: an invitation and one thing to do about it. */
export function Closing({ heading, text, link }: ClosingProps) {
  return (
    <section aria-label={heading} className="page section-gap pb-20 lg:pb-28">
      <LeadOn heading={heading} text={text}>
        <ButtonLink href={link.to}>{link.label}</ButtonLink>
      </LeadOn>
    </section>
  );
}
