import type { Problem } from "#server/problems.ts";
import type { Inbox } from "./inbox.ts";
import { nameOf, type Place } from "./place.ts";

/**
 * Tells the owner once about a store that was created: on a disk that does not last, each deployment
 * begins with an empty one, and nothing else would say so.
 * @returns no problem while the store cannot be used
 */
export async function newStoreProblems(
  { withStore }: Pick<Inbox, "withStore">,
  place: Place,
): Promise<Problem[]> {
  const since = await withStore((store) => store.note("newSince")).catch(() => undefined);
  if (since === undefined) return [];
  return [
    {
      id: "new-store",
      text: `A new, empty inbox was created. If this is not its first start, ${place.database ? "it is another database than before" : "the disk does not last"}. It is in ${nameOf(place)}.`,
      since: new Date(since),
      once: true,
      onTold: () => withStore((store) => store.setNote("newSince", undefined)),
    },
  ];
}
