import { serviceIds, technologySlugs } from "./types.ts";

const detailSlugs = ["cyber-guardians", "takenote", "iamadesigner"] as const;

/** Pages that stand for themselves: a title, a canonical address, a place in the sitemap. */
export const pagePaths = [
  "/",
  "/services",
  "/careers",
  "/portfolio",
  ...detailSlugs.map((slug) => `/portfolio/${slug}`),
  "/about",
  "/contact",
  "/our-apps",
  ...technologySlugs.map((slug) => `/tech/${slug}`),
];

/** Everything the build writes a file for. */
export const prerenderPaths = [
  ...pagePaths,
  ...serviceIds.map((id) => `/services/${id}`),
  "/contact/sent",
  "/contact/retry",
  "/404",
  "/portfolio/404",
];
