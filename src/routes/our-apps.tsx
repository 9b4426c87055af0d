import { apps } from "#src/content/apps.ts";
import { describePage } from "#src/lib/page.ts";
import { AppCard } from "#src/sections/apps/app-card.tsx";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { IconColumns } from "#src/ui/icon-columns.tsx";

const page = describePage(apps, "/our-apps");

export const meta = () => page.meta;

export default function OurApps() {
  return (
    <>
      <PageIntro trail={page.trail} {...apps.hero} />
      <section aria-label={apps.title} className="page grid grid-cols-1 gap-6 pb-6 lg:grid-cols-2">
        {apps.apps.map((app) => (
          <AppCard key={app.id} content={app} labels={apps} />
        ))}
      </section>
      <section className="page section-gap pb-20 lg:pb-28">
        <h2 className="mb-10 text-heading">{apps.why.heading}</h2>
        <IconColumns items={apps.why.blurbs} />
      </section>
    </>
  );
}
