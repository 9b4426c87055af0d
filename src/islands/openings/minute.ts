import { useSyncExternalStore } from "react";

const never = () => () => {};
const minuteMs = 60_000;

/** The time at which the minute began, in milliseconds. While a page is hydrated, as in its HTML: long ago. */
export const useMinute = (): number =>
  useSyncExternalStore(
    never,
    // The same value as long as nothing changes, as React wants.
    () => Date.now() - (Date.now() % minuteMs),
    () => 0,
  );
