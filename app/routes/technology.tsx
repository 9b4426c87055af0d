import { technologies } from "#app/content/technologies/index.ts";
import { pageMeta } from "#app/lib/meta.ts";
import { PageIntro } from "#app/sections/page-intro.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/technology.ts";

/** Runs at build time: a page carries its own technology's words and no other's. */
export function loader({ params }: Route.LoaderArgs) {
  const technology = technologies.find(({ slug }) => slug === params.slug);
  if (!technology) throw new Response("No such technology", { status: 404 });
  return technology;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ ...loaderData, path: `/tech/${loaderData.slug}` });

export default function TechnologyPage({ loaderData: technology }: Route.ComponentProps) {
  return (
    <PageIntro eyebrow={technology.eyebrow} heading={technology.h1} intro={technology.blurb}>
      <ButtonLink to="/contact">{technology.cta}</ButtonLink>
    </PageIntro>
  );
}
