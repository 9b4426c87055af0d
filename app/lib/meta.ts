import type { MetaDescriptor } from "react-router";
import { company } from "#app/content/company.ts";

export type PageMeta = {
  /** What the page is about; the company's name is added. */
  title: string;
  /** One sentence of 50 to 160 characters, shown by search engines. */
  description: string;
  /** The page's own address, from the root; without it the page is not to be indexed. */
  path?: string;
};

/** The head of a page: title, description, canonical address and share tags. */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} | ${company.name}`;
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:site_name", content: company.name },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary" },
  ];
  if (path === undefined) return [...tags, { name: "robots", content: "noindex" }];
  const address = new URL(path, company.origin).href;
  return [
    ...tags,
    { property: "og:url", content: address },
    { tagName: "link", rel: "canonical", href: address },
  ];
}
