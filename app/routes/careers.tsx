import { careers } from "#app/content/careers.ts";
import { describePage } from "#app/lib/page.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

const page = describePage(careers, "/careers");

export const meta = () => page.meta;

export default function Careers() {
  return (
    <PageIntro trail={page.trail} {...careers.hero}>
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
    </PageIntro>
  );
}
