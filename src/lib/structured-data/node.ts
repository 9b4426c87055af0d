import { company } from "#src/content/company.ts";

/** One thing of a page's graph, in the words of schema.org. */
export type Node = { "@type": string; "@id"?: string; [property: string]: unknown };

/** The address as search engines have to see it: with the site's own origin. */
export const absolute = (path: string): string => new URL(path, company.origin).href;

/** Points to a node of the same graph. */
export const reference = (id: string) => ({ "@id": id });
