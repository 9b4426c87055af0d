import { referenceToken } from "#contract/retry-page.ts";
import type { StatusContent } from "#content/schemas/fields.ts";
import { OutcomeMessage } from "#src/islands/forms/outcome-message.tsx";
import { Reference } from "#src/islands/forms/reference.tsx";
import { layersOf, statusPicture } from "#src/lib/pictures/pictures.ts";
import { presentLinks } from "#src/lib/present-pages.ts";
import type { Crumb } from "#src/lib/page-description.ts";
import { Arrival } from "#src/ui/arrival.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageIntro } from "./page-intro.tsx";

/** `notice`: result of a form the visitor sent. */
type StatusPageProps = { trail: Crumb[]; content: StatusContent; notice?: string };

/** Not found, closed or sent: a message and links beside a decorative illustration. */
export const StatusPage = ({ trail, content, notice }: StatusPageProps) => (
  <PageIntro
    trail={trail}
    heading={content.heading}
    intro={content.intro}
    notice={
      notice && (
        <>
          <OutcomeMessage status="sent" texts={{ sent: notice }} />
          <Reference reference={referenceToken} />
        </>
      )
    }
    beside={
      <div className="relative mx-auto w-full max-w-lg">
        <img {...statusPicture(content.illustration)} alt="" className="w-full" />
        <Arrival layers={layersOf(`status/${content.illustration}.svg`, ["glows"])} />
      </div>
    }
  >
    {presentLinks(content.links).map(({ label, to }, index) => (
      <ButtonLink key={to} href={to} look={index === 0 ? "solid" : "ghost"}>
        {label}
      </ButtonLink>
    ))}
  </PageIntro>
);
