import { useSyncExternalStore } from "react";

const never = () => () => {};

/** ISO date in UTC. While a page is hydrated, as in its HTML: no day. */
export const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => new Date().toISOString().slice(0, 10),
    () => "",
  );
