import { apps } from "#app/content/apps.ts";
import { describePage } from "#app/lib/page.ts";
import { AppCard } from "#app/sections/apps/app-card.tsx";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { IconColumns } from "#app/ui/icon-columns.tsx";

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
