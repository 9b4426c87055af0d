import type { APIRoute } from "astro";
import { detailedProjects } from "../src/content/projects.ts";
import { described } from "./kinds.ts";

/** Leads to the page that shows an entry. */
export const GET: APIRoute = ({ params: { kind = "", slug = "" }, redirect }) => {
  const known = Object.entries(described).find(([name]) => name === kind)?.[1];
  if (kind === "projects" && !detailedProjects.some((project) => project.slug === slug))
    return redirect("/portfolio");
  return redirect(known?.page(slug) ?? "/");
};

export const prerender = false;
