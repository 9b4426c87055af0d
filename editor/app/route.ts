import { useSyncExternalStore } from "react";
import type { Path } from "#content/forms/fields.ts";

/** What the window shows: the start, a list, or a form, from its top or at a field. `slug` is "" for pages with one entry. */
export type Route = { kind?: string; slug?: string; at?: Path };

function routeOf(hash: string): Route {
  const [kind, slug, at] = hash.replace(/^#\/?/, "").split("/");
  return {
    ...(kind && { kind }),
    ...(slug !== undefined && { slug }),
    ...(at && { at: at.split(".") }),
  };
}

/** @param at a field of the form */
export const linkTo = (kind: string, slug?: string, at?: Path) =>
  ["#", kind, slug, at?.join(".")].filter((it) => it !== undefined).join("/");

function subscribe(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => location.hash));
