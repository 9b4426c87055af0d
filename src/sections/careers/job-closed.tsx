import shut from "#src/assets/status/closed.svg?url&no-inline";
import type { CareersPage } from "#src/content/types/careers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PortalPage } from "#src/sections/portal-page.tsx";

type JobClosedProps = {
  trail: Parameters<typeof PortalPage>[0]["trail"];
  content: CareersPage["opening"];
};

/** The address of an opening that is none any more. It stays as it was built, without React. */
export function JobClosed({ trail, content: { closed, others } }: JobClosedProps) {
  return (
    <PortalPage isStatic picture={shut} trail={trail} heading={closed.heading} intro={closed.intro}>
      <ButtonLink to={others.to}>{others.label}</ButtonLink>
    </PortalPage>
  );
}
