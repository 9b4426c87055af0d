import type { APIRoute } from "astro";
import type { FormOptions } from "#contract/form-options.ts";
import { application } from "../content/application.ts";
import { jobs } from "../content/jobs.ts";

/* For the site's own server, which checks applications against it (contract/form-options.ts). */
export const GET: APIRoute = () => {
  const options: FormOptions = {
    locations: application.locations.map(({ value }) => value),
    openings: jobs.map(({ title, validThrough }) => ({ title, lastDay: validThrough })),
  };
  return Response.json(options);
};
