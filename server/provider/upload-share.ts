import { comeBack } from "./http-error.ts";

/** What one request may hold of the memory for bodies that are still arriving. */
export type Share = ReturnType<ReturnType<typeof uploadShares>>;

// Text of thousands of messages at once, and seven resumes of the largest size; two of one client.
// The process needs up to twice as much, until the collector has been there.
const mostBytes = 48 * 1024 * 1024;
const mostFileBytes = 38 * 1024 * 1024;
const mostOfClient = 11 * 1024 * 1024;

/**
 * Bounds what all bodies under way hold in memory together, and what those of one client do. Bytes
 * count when they arrive, not when a sender announces them: announcing much keeps nobody out.
 */
export function uploadShares() {
  let held = 0;
  const heldBy = new Map<string, number>();
  return (client: string) => {
    let own = 0;
    const hold = (bytes: number) => {
      own += bytes;
      held += bytes;
      const left = (heldBy.get(client) ?? 0) + bytes;
      if (left === 0) heldBy.delete(client);
      else heldBy.set(client, left);
    };
    return {
      /**
       * Counts bytes that are about to be kept.
       * @param isFile files leave room for messages
       * @throws HttpError 503 when too much is held
       */
      take(bytes: number, isFile = false): void {
        const most = isFile ? mostFileBytes : mostBytes;
        if (held + bytes > most || (heldBy.get(client) ?? 0) + bytes > mostOfClient)
          throw comeBack(503, "Too many uploads at once. Please try again in a moment.", 10);
        hold(bytes);
      },
      /** Gives everything back. */
      release: () => hold(-own),
    };
  };
}
