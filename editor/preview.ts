import type { APIRoute } from "astro";
import { detailedProjects } from "../src/content/projects.ts";
import { descriptions } from "./kinds.ts";

/** Redirects to the page that shows an entry. */
export const GET: APIRoute = ({ params: { kind = "", slug = "" }, redirect }) => {
  const description = Object.entries(descriptions).find(([name]) => name === kind)?.[1];
  if (kind === "projects" && !detailedProjects.some((project) => project.slug === slug))
    return redirect("/portfolio");
  return redirect(description?.page(slug) ?? "/");
};

export const prerender = false;
