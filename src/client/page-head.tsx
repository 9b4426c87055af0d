import { useLayoutEffect, useRef } from "react";
import { type MetaDescriptor, useMatches } from "react-router";
import type { PageHandle } from "./routes.ts";

const changing =
  'meta[name="description"],meta[name="robots"],meta[name^="twitter:"],meta[property],link[rel="canonical"]';

/**
 * Puts the page's title, description and addresses into the document's head after a route change:
 * browsers show the title, keep it in the history, and share the canonical address.
 */
export function PageHead() {
  const page = useMatches().at(-1);
  const shown = useRef(page?.pathname);

  useLayoutEffect(() => {
    if (!page || page.pathname === shown.current) return;
    shown.current = page.pathname;
    const handle = page.handle as PageHandle | undefined; // what the routes give, but for a page that failed
    if (handle) showHead(handle.meta({ loaderData: page.loaderData }));
  }, [page]);

  return null;
}

function showHead(tags: MetaDescriptor[]) {
  const elements = tags.flatMap((tag) => {
    if ("title" in tag) document.title = String(tag.title);
    return "title" in tag ? [] : element(tag);
  });
  for (const old of document.head.querySelectorAll(changing)) old.remove();
  document.head.append(...elements);
}

function element({ tagName = "meta", ...attributes }: MetaDescriptor & { tagName?: string }) {
  const made = document.createElement(tagName);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
