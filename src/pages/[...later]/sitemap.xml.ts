import type { APIRoute, InferGetStaticPropsType } from "astro";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { pathsByDay } from "#src/lib/open-jobs.ts";
import { listedPages } from "#src/lib/pages.ts";

export const getStaticPaths = () => pathsByDay();
type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** https://www.sitemaps.org/protocol.html */
export const GET: APIRoute<Props> = ({ props }) => {
  const entries = listedPages(props.open).map(
    ({ path }) => `<url><loc>${absoluteUrl(path)}</loc></url>\n`,
  );
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${entries.join("")}</urlset>\n`,
  );
};
