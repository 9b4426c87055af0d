import { brokenOff, mostDiscarded, type Body } from "./body.ts";

/** The body of a request of the platform's own kind, as the app is handed them without a server. */
export function webBody(request: Request): Body {
  const reader = request.body?.getReader();
  let ended = reader === undefined;

  async function read() {
    try {
      const next = await reader?.read();
      ended ||= next?.done ?? true;
      return next?.value;
    } catch (cause) {
      ended = true;
      throw brokenOff(cause);
    }
  }

  /** Stops at the limit; whoever sends then may see a reset. */
  async function discard(): Promise<void> {
    try {
      let size = 0;
      for (let piece = await read(); piece && size <= mostDiscarded; piece = await read()) {
        size += piece.byteLength;
      }
      await reader?.cancel();
    } catch {
      // The sender hung up: nobody is left to answer.
    }
  }

  return {
    contentType: request.headers.get("content-type") ?? undefined,
    declared: Number(request.headers.get("content-length") ?? 0),
    async pieces(take) {
      for (let piece = await read(); piece; piece = await read()) take(piece);
    },
    discard: () => (ended ? undefined : discard()),
  };
}
