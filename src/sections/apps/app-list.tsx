import type { AppsPage } from "#src/content/types/apps.ts";
import { AppCard } from "./app-card.tsx";

export const AppList = ({ content }: { content: AppsPage }) => (
  <section aria-label={content.title} className="page grid grid-cols-1 gap-6 pb-6 lg:grid-cols-2">
    {content.apps.map((app) => (
      <AppCard key={app.id} content={app} labels={content} />
    ))}
  </section>
);
