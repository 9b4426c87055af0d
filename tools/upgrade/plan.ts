import { hashAt, isOwnOnceChanged, type Release } from "./files.ts";
import { isOfPackages } from "./packages.ts";

export type Plan = {
  /** Paths that somebody changed or deleted. */
  changed: string[];
  /** Paths of the new version at which there is a file that no release put there. */
  inTheWay: string[];
  /** Changed by the company, which may: they stay. */
  kept: string[];
  write: string[];
  remove: string[];
};

/**
 * Compares a site with the release that it was made from and the one that comes, but for its packages.
 * @param site its folder
 * @param from the release in the site's own list
 * @param to the new one
 */
export async function planUpgrade(site: string, from: Release, to: Release): Promise<Plan> {
  const plan: Plan = { changed: [], inTheWay: [], kept: [], write: [], remove: [] };
  for (const path of new Set([...Object.keys(from.files), ...Object.keys(to.files)])) {
    if (isOfPackages(path)) continue;
    const [before, after, now] = [from.files[path], to.files[path], await hashAt(site, path)];
    // An upgrade that was interrupted has been here.
    if (now === after) continue;
    if (now === before) plan[after === undefined ? "remove" : "write"].push(path);
    else if (isOwnOnceChanged(path)) plan.kept.push(path);
    else if (before === undefined) plan.inTheWay.push(path);
    else plan.changed.push(path);
  }
  return plan;
}
