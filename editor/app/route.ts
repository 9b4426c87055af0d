import { useSyncExternalStore } from "react";

/** What the window shows: the start, a list, or a form. `slug` is "" for pages with one entry. */
export type Route = { kind?: string; slug?: string };

function routeOf(hash: string): Route {
  const [kind, slug] = hash.replace(/^#\/?/, "").split("/");
  return { ...(kind && { kind }), ...(slug !== undefined && { slug }) };
}

export const linkTo = (kind: string, slug?: string) =>
  slug === undefined ? `#/${kind}` : `#/${kind}/${slug}`;

function subscribe(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => location.hash));
