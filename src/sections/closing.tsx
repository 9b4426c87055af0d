import { ButtonLink } from "#src/ui/button.tsx";
import { LeadOn } from "./lead-on.tsx";

type ClosingProps = {
  heading: string;
  text: string;
  link: { label: string; to: string };
  /** What stands above it has its own space below. */
  noGap?: boolean;
};

/** The last section of a page: an invitation and one thing to do about it. */
export function Closing({ heading, text, link, noGap }: ClosingProps) {
  return (
    <section aria-label={heading} className={`page pb-20 lg:pb-28 ${noGap ? "" : "section-gap"}`}>
      <LeadOn heading={heading} text={text}>
        <ButtonLink href={link.to}>{link.label}</ButtonLink>
      </LeadOn>
    </section>
  );
}
