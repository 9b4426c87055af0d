import type { IncomingMessage } from "node:http";
import { brokenOff, mostDiscarded, type Body } from "./body.ts";
import { letGo } from "./memory.ts";

/**
 * The body of a request as Node's server hands it over: through the platform's streams a short
 * message takes longer to read than to store.
 */
export function incomingBody(incoming: IncomingMessage): Body {
  const { promise: over, resolve: end } = Promise.withResolvers<unknown>();
  let take: ((piece: Uint8Array) => void) | undefined;
  let fail: (error: unknown) => void = () => {};
  let [listening, ended, discarded] = [false, false, 0];

  const finish = (broken?: unknown) => {
    ended = true;
    end(broken);
  };

  function onData(piece: Buffer): void {
    if (take) {
      try {
        take(piece);
      } catch (error) {
        take = undefined;
        fail(error);
      }
    } else {
      discarded += piece.byteLength;
      if (discarded > mostDiscarded) incoming.destroy();
    }
    letGo(piece);
  }

  function listen(): void {
    if (listening) return;
    listening = true;
    // No body at all: such a stream never says that it ends.
    if (incoming.readableEnded) return finish();
    if (incoming.destroyed) return finish(brokenOff());
    incoming
      .on("data", onData)
      .once("end", () => finish())
      .on("error", (cause) => finish(brokenOff(cause)))
      // A request that was cut off has no end.
      .once("close", () => ended || finish(brokenOff()));
  }

  return {
    contentType: incoming.headers["content-type"],
    declared: Number(incoming.headers["content-length"] ?? 0),
    async pieces(sink) {
      take = sink;
      const stopped = new Promise<never>((_, reject) => (fail = reject));
      listen();
      const broken = await Promise.race([over, stopped]);
      if (broken) throw broken;
    },
    discard() {
      if (ended) return undefined;
      take = undefined;
      listen();
      return over.then(() => {});
    },
  };
}
