import { closedJobs, openJobs, jobPath } from "#src/lib/open-jobs.ts";
import { detailedProjects } from "./projects/index.ts";
import { technologies } from "./technologies/index.ts";
import { serviceIds } from "./types/service.ts";

/** Pages that stand for themselves: a title, a canonical address, a place in the sitemap. */
export const pagePaths = [
  "/",
  "/services",
  "/careers",
  ...openJobs.map(({ slug }) => jobPath(slug)),
  "/portfolio",
  ...detailedProjects.map(({ slug }) => `/portfolio/${slug}`),
  "/about",
  "/contact",
  "/privacy",
  "/our-apps",
  ...technologies.map(({ slug }) => `/tech/${slug}`),
];

/** Addresses that had a page: the server answers them with 410. */
export const closedPaths = closedJobs.map(({ slug }) => jobPath(slug));

/** Everything the build writes a file for. */
export const prerenderPaths = [
  ...pagePaths,
  ...serviceIds.map((id) => `/services/${id}`),
  "/contact/sent",
  "/contact/retry",
  "/careers/sent",
  "/careers/retry",
  "/404",
  "/portfolio/404",
  "/careers/404",
];
