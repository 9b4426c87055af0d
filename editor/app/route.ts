import { useSyncExternalStore } from "react";
import type { Group, Path } from "#content/forms/fields.ts";

/** What the window shows: the start, a list, or a form, from its top or at a field. Pages with one entry have no `slug`. */
export type Route = {
  kind?: string;
  slug?: string;
  at?: Path;
  /** The entry that a new one is to be like. */
  copied?: string;
};

function routeOf(hash: string): Route {
  const [kind, slug, at, copied] = hash.replace(/^#\/?/, "").split("/");
  return {
    ...(kind && { kind }),
    ...(slug && { slug }),
    ...(at && { at: at.split(".") }),
    ...(copied && { copied }),
  };
}

/** @param slug may be empty @param at a field of the form */
export const linkTo = (kind: string, slug?: string, at?: Path) =>
  ["#", kind, slug, at?.join(".")].filter((it) => it !== undefined).join("/");

/** A new entry like another one, from its name on. */
export const linkToCopy = (kind: string, slug: string, form: Group) =>
  `${linkTo(kind, "new", Object.keys(form.fields).slice(0, 1))}/${slug}`;

/** What was open before a form, a list or a screen. */
export function openBefore(kind: string, slug?: string): Route {
  const entries = navigation.entries().slice(0, navigation.currentEntry?.index);
  const routes = entries.map(({ url }) => routeOf(URL.parse(url ?? "")?.hash ?? ""));
  return routes.findLast((it) => it.kind !== kind || it.slug !== slug) ?? {};
}

function subscribe(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => location.hash));
