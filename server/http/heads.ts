import type { IncomingMessage, ServerResponse } from "node:http";

/** Where Node keeps the text of a head it has made; the property has no public name. */
type Made = ServerResponse & { _header?: string | null };

type Kept = { second: number; text: string | null };

/**
 * Writes the heads of answers, and uses one that Node has made again for the rest of its second:
 * checking and joining fifteen headers takes longer than all else that a page needs. Node makes it
 * anew when its Date would be another, and for connections that end with this answer.
 * @returns a function that is given the same object of headers for answers that are the same but
 *   for their Date; all of them say 200
 */
export function createHeadWriter() {
  const heads = new WeakMap<object, Kept>();

  return (request: IncomingMessage, response: ServerResponse, headers: Record<string, string>) => {
    const made: Made = response;
    const usual = response.shouldKeepAlive && request.httpVersion === "1.1";
    const second = Math.floor(Date.now() / 1000);
    const kept = heads.get(headers);
    // Should Node ever keep the text elsewhere, there is none to be used again.
    if (usual && kept?.text && kept.second === second) {
      made._header = kept.text;
      return;
    }
    response.writeHead(200, headers);
    if (usual) heads.set(headers, { second, text: made._header ?? null });
  };
}
