import { company } from "#src/content/company.ts";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { mailto } from "#src/lib/mailto.ts";
import { Closing } from "#src/sections/closing.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const { recruitingEmail: to } = company;

export const WriteAnyway = ({ content }: { content: CareersPage["closing"] }) => (
  <Closing
    heading={content.heading}
    text={content.intro}
    link={{ label: content.resume, to: mailto(to, { subject: content.resumeSubject }) }}
    scene="doors"
  >
    <ButtonLink look="ghost" href={`mailto:${to}`}>
      {content.recruiting}
    </ButtonLink>
  </Closing>
);
