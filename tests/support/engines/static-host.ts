import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { sitePolicy } from "#server/site/csp.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
};

/**
 * Serves pages as a static host does, with the policy that the build writes for one, at `localhost`: for browsers another
 * site than 127.0.0.1, where servers of tests are.
 */
export async function startStaticHost() {
  const shown = { folder: "", policy: "", hasScripts: true };
  const server = createServer(async ({ url = "/" }, answer) => {
    const path = url.replace(/\?.*/, "");
    const file = extname(path) ? path : `${path}.html`;
    const type = types[extname(file)] ?? "application/octet-stream";
    const isMissing = type === types[".js"] && !shown.hasScripts;
    const body = isMissing ? undefined : await readFile(join(shown.folder, file)).catch(() => {});
    answer.writeHead(body ? 200 : 404, {
      "Content-Type": type,
      "Content-Security-Policy": shown.policy,
    });
    answer.end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`, // of a server that listens on TCP
    /** @param forms origin of the server that the forms are posted to */
    async show(folder: string, forms: string) {
      const pages = ["contact.html", "careers.html"].map((file) => join(folder, file));
      const texts = await Promise.all(pages.map((page) => readFile(page, "utf8")));
      Object.assign(shown, { folder, policy: sitePolicy(texts, forms) });
    },
    /** As for visitors whose scripts do not arrive. */
    withholdScripts: () => void (shown.hasScripts = false),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
