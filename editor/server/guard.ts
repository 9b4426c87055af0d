import type { IncomingMessage } from "node:http";
import { isLocal, type Settings } from "./settings.ts";

/* Who may ask the editor: pages on other ports of localhost are other origins, but the same site. */

type Asked = Pick<IncomingMessage, "method" | "headers">;

/** Whether a request was meant for the editor, under a name that it has, and comes from its own pages. */
export function isOwn(
  { method, headers }: Asked,
  settings: Pick<Settings, "host" | "port" | "publicUrl">,
): boolean {
  const { host = "", origin } = headers;
  // Any other name may lead to this computer, too: a page that has it could read what the editor says.
  if (settings.publicUrl !== undefined) {
    if (host !== settings.publicUrl.host) return false;
  } else if (isLocal(settings) && !isLocalName(host, settings.port)) return false;
  if (origin !== undefined && origin.replace(/^https?:\/\//, "") !== host) return false;
  const site = headers["sec-fetch-site"] ?? "none"; // programs send none
  const isOwnSite = site === "same-origin" || site === "none";
  if (method === "GET") return isOwnSite || isVisit(headers);
  return isOwnSite && origin !== undefined;
}

/** A link from elsewhere that opens the editor or a page in a window of its own. */
const isVisit = (headers: IncomingMessage["headers"]) => headers["sec-fetch-dest"] === "document";

const isLocalName = (host: string, port: number) =>
  ["localhost", "127.0.0.1", "[::1]"].some((name) => host === `${name}:${port}`);
