import type { Crumb } from "#src/lib/page.ts";
import { absolute, type Node } from "./node.ts";

/**
 * The way up as the page shows it. Every item needs an address (Google, "Breadcrumb"), so a level
 * without a page of its own is left out; the last is the page itself.
 */
export function breadcrumbList(trail: readonly Crumb[], path: string): Node {
  const steps = trail.filter(({ to }, index) => to !== undefined || index === trail.length - 1);
  return {
    "@type": "BreadcrumbList",
    "@id": `${absolute(path)}#breadcrumb`,
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(to ?? path),
    })),
  };
}
