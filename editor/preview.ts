import type { APIRoute } from "astro";
import { technologies } from "../src/content/technologies.ts";
import { detailedProjects } from "../src/content/projects.ts";
import { descriptions } from "./kinds.ts";

/** Redirects to the page that shows an entry. */
export const GET: APIRoute = ({ params: { kind = "", slug = "" }, redirect }) => {
  const description = Object.entries(descriptions).find(([name]) => name === kind)?.[1];
  if (kind === "projects" && !detailedProjects.some((project) => project.slug === slug))
    return redirect("/portfolio");
  const shown = kind === "technologiesPage" ? (technologies[0]?.slug ?? "") : slug;
  return redirect(description?.page(shown) ?? "/");
};

export const prerender = false;
