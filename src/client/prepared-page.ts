import type { ReactNode } from "react";
import { type Location, NavigationType, renderMatches } from "react-router";
import { preloadPage } from "./routes.ts";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** A page with what it would learn from the router, had a link to it been followed. */
export type PreparedPage = {
  address: string;
  place: { location: Location; navigationType: NavigationType };
  data: { loaderData: Record<string, unknown>; actionData: null; errors: null };
  element: ReactNode;
};

type Listener = (page: PreparedPage) => void;
let listener: Listener | undefined;
/** Of links that are pointed at in quick succession, the last one counts. */
let asked = "";

/** @returns what ends it */
export function onPrepared(tell: Listener) {
  listener = tell;
  return () => (listener = undefined);
}

export const addressOf = ({ pathname, search, hash }: Address) => pathname + search + hash;

/** Fetches the page behind a link and has it rendered. */
export async function preparePage({ pathname, search, hash }: Address): Promise<void> {
  const location = { pathname, search, hash, state: null, key: "" };
  const address = addressOf(location);
  asked = address;
  // What does not come now is asked for once more by the click, which then says so.
  const page = await preloadPage(pathname).catch(() => undefined);
  if (!page || asked !== address) return;
  const { match, data } = page;
  listener?.({
    address,
    place: { location, navigationType: NavigationType.Push },
    data: { loaderData: { [match.route.id]: data }, actionData: null, errors: null },
    element: renderMatches([match]),
  });
}
