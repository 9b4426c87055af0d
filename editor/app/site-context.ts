import { createContext, useContext } from "react";
import type { Overview } from "#editor/content/overview.ts";

/** What lists, forms and fields know of all entries. */
type Site = {
  overview: Overview;
  /** Entries are others now: so may be lists, the page and what is not live. */
  saved: () => Promise<void>;
};

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("The overview is not there yet");
  return site;
}
