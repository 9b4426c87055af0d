import type { ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "#editor/testing/raw-request.ts";
import { keyHeader, previewKey } from "./key.ts";

/* On Vite's server with nothing else: Astro's is one. */

let server: ViteDevServer;
let port: number;
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    plugins: [
      previewKey("the key"),
      {
        name: "astro-like",
        // As Astro does.
        configureServer:
          ({ middlewares }) =>
          () => {
            const handle = (_: unknown, response: ServerResponse) => void response.end("in front");
            middlewares.stack.unshift({ route: "/in-front", handle });
          },
      },
    ],
    server: { port: 0, host: "localhost" },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
  const address = server.httpServer?.address() as AddressInfo | undefined; // it listens on a port
  port = address?.port ?? 0;
});
afterAll(() => server.close());

const ask = async (target: string, ...headers: string[]) => {
  const own = [`Host: localhost:${port}`, ...headers, "Connection: close"];
  return (await rawRequest(port, [`GET ${target} HTTP/1.1`, ...own])).slice(0, 12);
};
/** The page's script listens for changes. @returns the first answer, or nothing */
const listen = (target: string, ...headers: string[]) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, "localhost");
    socket.on("data", (it) => {
      resolve(it.toString("latin1").slice(0, 12));
      socket.destroy();
    });
    socket.on("close", () => resolve("")).on("error", () => {});
    const upgrade = [
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${Buffer.from("sixteen letters!").toString("base64")}`,
      "Sec-WebSocket-Protocol: vite-hmr",
    ];
    const lines = [`GET ${target} HTTP/1.1`, `Host: localhost:${port}`, ...upgrade, ...headers];
    socket.write([...lines, "", ""].join("\r\n"));
  });
const key = `${keyHeader}: the key`;
const wrong = `${keyHeader}: another`;

test("Astro's server answers who knows its key, and nobody else", async () => {
  expect(await ask("/key.ts", key)).toBe("HTTP/1.1 200");
  for (const target of ["/", "/key.ts", "/@vite/client", "/unsaved-form", "/@fs/etc/passwd"])
    for (const headers of [[], [wrong], [`${keyHeader}:`]])
      expect(await ask(target, ...headers), target).toBe("HTTP/1.1 401");
});

test("its web socket, too, and what is no path ends nothing", async () => {
  expect(await listen("/", key)).toBe("HTTP/1.1 101");
  expect([await listen("/"), await listen("/", wrong)]).toEqual(["", ""]);
  expect(await listen("http://x:y")).toBe("");
  expect(await ask("/key.ts", key)).toBe("HTTP/1.1 200");
});

test("nobody has it open files in a program", async () => {
  for (const target of [
    "/__open-in-editor?file=package.json",
    "/__OPEN-in-editor/x",
    "/__open-in-editor",
  ])
    expect(await ask(target, key), target).toBe("HTTP/1.1 404");
});
