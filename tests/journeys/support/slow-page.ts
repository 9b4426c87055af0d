import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { baseURL } from "./server.ts";

/**
 * One page of the site from a server that stops in the middle of it, at the first `mark`.
 *
 * @returns `goOn` sends the rest, `stop` ends the server
 * @throws when the page has no such mark
 */
export async function pageThatStopsAt(mark: string, path: string) {
  const html = await (await fetch(baseURL + path)).text();
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`There is no ${mark} in ${path}`);
  const rest = Promise.withResolvers<void>();

  const server = createServer((request, response) => {
    if (request.url !== path) return void passOn(request.url ?? "", response);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(html.slice(0, at));
    void rest.promise.then(() => response.end(html.slice(at)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;

  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}${path}`, goOn: rest.resolve, stop };
}

async function passOn(path: string, response: ServerResponse) {
  const answer = await fetch(baseURL + path);
  response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
  response.end(await answer.bytes());
}
