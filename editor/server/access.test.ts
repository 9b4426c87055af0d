import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rawRequest } from "#editor/testing/raw-request.ts";
import { copyBrand, type Editor, startEditor } from "#editor/testing/start-editor.ts";
import { createAccess, routes } from "./access.ts";
import { createApp } from "./app.ts";
import { signInPage } from "./documents.ts";
import { readSettings } from "./settings.ts";
import { refusals } from "./sign-in.ts";

/* An editor that other computers reach: strangers get nothing but what it takes to sign in, however they ask. */

const password = "a password of ours";
let editor: Editor;
let port: number;
/** The cookie of somebody who has signed in. */
let session: string;
let preview: Server;
/** What has reached the preview's server. */
let reached: string[];
/** Of the last request. */
let headers: string;

beforeAll(async () => {
  preview = createServer((asked, response) => {
    reached.push(`${asked.method} ${asked.url} ${asked.headers["x-preview-key"]}`);
    headers = asked.rawHeaders.join("\n");
    response.end("the page");
  });
  preview.on("upgrade", (asked, socket) => {
    reached.push(`socket ${asked.url} ${asked.headers["x-preview-key"]}`);
    socket.end(
      "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    );
  });
  await new Promise<void>((ready) => preview.listen(0, "localhost", ready));
  editor = await startEditor(await copyBrand(), {
    EDIT_PASSWORD: password,
    PREVIEW_KEY: "key",
  });
  editor.showPagesOf(preview);
  port = Number(new URL(editor.url).port);
  // Before strangers guess from the same address.
  const body = new URLSearchParams({ name: "Amina", password });
  const answer = await ask("/edit/sign-in", { method: "POST", body });
  session = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
});
afterAll(async () => {
  await editor.stop();
  preview.close();
  rmSync(editor.copy, { recursive: true });
});
beforeEach(() => {
  reached = [];
});

type Asking = { method?: string; body?: BodyInit; cookie?: string };
const ask = (path: string, { cookie = "", ...init }: Asking = {}) =>
  fetch(editor.url + path, {
    ...init,
    redirect: "manual",
    headers: { origin: editor.url, cookie },
  });

/** Opens a web socket, as the page's script does. @returns the status, or "closed" */
const openSocket = (headers: Record<string, string>) =>
  new Promise<number | "closed">((done) => {
    const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const asking = request(`${editor.url}/?token=1`, {
      headers: { ...upgrade, origin: editor.url, ...headers },
    });
    asking.on("upgrade", (response, socket) => {
      socket.destroy();
      done(response.statusCode ?? 0);
    });
    asking.on("response", (response) => done(response.statusCode ?? 0));
    asking.on("error", () => done("closed"));
    asking.end();
  });

/** Of the router itself. Middleware is for all methods, and so is the last route: the pages. */
const registered = () => {
  // What it is made of is not called.
  const app = createApp({ gate: (_, next) => next() } as Parameters<typeof createApp>[0]);
  const paths = app.routes.filter(({ method }) => method !== "ALL").map(({ path }) => path);
  return new Set([...paths, "/*"]);
};

test("the table has each route of the router, and no other", () => {
  expect([...registered()].toSorted()).toEqual(Object.keys(routes).toSorted());
});

test("a route that is missing in the table answers nobody", async () => {
  const settings = readSettings({});
  const { gate } = createAccess(settings, undefined);
  const app = new Hono().use(gate).get("/edit/new", (context) => context.text("new"));
  app.get("/edit", (context) => context.text("known"));
  const incoming = { method: "GET", headers: { host: "localhost:3000" } } as IncomingMessage;
  const ask = async (path: string) => (await app.request(path, {}, { incoming })).status;
  expect([await ask("/edit"), await ask("/edit/new")]).toEqual([200, 401]);
});

describe("without a session", () => {
  /** Addresses for routes whose last part may be anything. */
  const examples: Record<string, string[]> = {
    "/edit/api/:name": ["/edit/api/overview", "/edit/api/openEntry"],
    "/edit/font/:name": ["/edit/font/text", "/edit/font/none"],
    "/edit/icon/:name{.+\\.svg}": ["/edit/icon/arrow-right.svg"],
    "/edit/draft/:key": [`/edit/draft/${"a".repeat(32)}`],
    "/*": ["/", "/about", "/@vite/client", "/@fs/etc/passwd", "/__open-in-editor", "/edit/nothing"],
  };
  const addresses = () => {
    const logo = join("/edit/picture", editor.brand, "content/brand/logo.svg");
    const all: typeof examples = { ...examples, "/edit/picture/*": [logo] };
    return [...registered()].flatMap((path) => {
      const found = all[path] ?? [path];
      if (/[:*]/.test(found.join(""))) throw new Error(`${path} needs an example`);
      return found;
    });
  };

  /** One address in each kind of spelling: as itself, and as if it were one that is open. */
  const spellings = (path: string, host: string) => {
    const open = ["/edit/sign-in", "/edit/font/text"].flatMap((it) => {
      const up = (dots: string) => it + `/${dots}`.repeat(it.split("/").length - 1) + path;
      const dots = ["..", "%2e%2e", ".%2E", "..;x", "%252e%252e"];
      const climbs = [...dots.map(up), `${it}/.${up("..").slice(it.length)}`];
      const [plain = ""] = climbs;
      return [
        ...climbs,
        plain.replaceAll("/", "\\"),
        plain.replaceAll("/", "%2f").replace("%2f", "/"),
        plain.replaceAll("/", "%5c").replace("%5c", "/"),
        plain.replaceAll("/", "//"),
        ...["?", "#", "%3f", "%23", ";", "%00", "\0"].map(
          (end) => it + end + up("..").slice(it.length),
        ),
        `http://${host}${plain}`,
      ];
    });
    return [
      ...open,
      path,
      `/.${path}`,
      `/${path}`,
      path.replaceAll("/", "//"),
      path.replaceAll("/", "%2f").replace("%2f", "/"),
      path.replaceAll("/", "\\"),
      path.toUpperCase(),
      path.replace(/[a-z]/g, (it) => `%${it.charCodeAt(0).toString(16)}`),
      path.slice(1),
      ...["/", "/.", "/..", ";x", "%00", "\0", "?/edit/sign-in", "#/edit/sign-in"].map(
        (it) => path + it,
      ),
      `http://${host}${path}`,
      `http://elsewhere.example${path}`,
      `//elsewhere.example${path}`,
    ];
  };

  test("no route, however it is written, gives a byte of an entry", async () => {
    const host = `localhost:${port}`;
    const own = [`Host: ${host}`, `Origin: http://${host}`];
    const body = '[{"kind":"home","slug":""}]';
    const json = [
      "Connection: close",
      `Content-Length: ${body.length}`,
      "Content-Type: application/json",
    ];
    const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
    const askRaw = async (method: string, target: string, more: string[], sent = "") => {
      const text = await rawRequest(port, [`${method} ${target} HTTP/1.1`, ...own, ...more], sent);
      return text.slice(text.indexOf("\r\n\r\n") + 4);
    };
    const kinds = [
      (target: string) => askRaw("GET", target, ["Connection: close"]),
      (target: string) => askRaw("HEAD", target, ["Connection: close"]),
      (target: string) => askRaw("POST", target, json, body),
      (target: string) => askRaw("GET", target, upgrade),
      (target: string) => askRaw("CONNECT", target, ["Connection: close"]),
    ];

    const messages = ["", ...Object.values(refusals).map(({ problem }) => problem)];
    const known = new Set([
      "",
      "Not found",
      "0\r\n\r\n", // nothing, in chunks
      "404 Not Found",
      "The editor answers its own pages only.",
      ...messages.map((it) => signInPage({ isNameKept: true, message: it, ended: "" })),
    ]);
    for (const file of ["app.css", "brand.css", "logo.svg", "font/text"])
      known.add(await askRaw("GET", `/edit/${file}`, ["Connection: close"]));

    const targets = addresses().flatMap((path) => spellings(path, host));
    expect(targets.length).toBeGreaterThan(1_000);
    const told = new Map<string, string>();
    const work = async () => {
      for (let target = targets.pop(); target !== undefined; target = targets.pop())
        for (const kind of kinds) {
          const text = await kind(target);
          if (!known.has(text)) told.set(`${kinds.indexOf(kind)} ${target}`, text.slice(0, 200));
        }
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect(Object.fromEntries(told)).toEqual({});
    expect(reached).toEqual([]);
  });

  test.each(["/", "/edit", "/@fs/etc/passwd"])("%s leads to the password", async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/edit/sign-in"]);
  });

  test.each(["", "edit_session=", `edit_session=${"a".repeat(43)}`])(
    "the cookie “%s” opens nothing",
    async (cookie) => {
      const overview = await ask("/edit/api/overview", { method: "POST", body: "[]", cookie });
      expect(overview.status).toBe(401);
      expect(await openSocket({ cookie })).toBe("closed");
      expect(reached).toEqual([]);
    },
  );
});

describe("after signing in", () => {
  test("editor, page and web socket answer, and Astro's server gets its key and resolved paths", async () => {
    const overview = await ask("/edit/api/overview", {
      method: "POST",
      body: "[]",
      cookie: session,
    });
    expect(overview.status).toBe(200);
    expect(await (await ask("/careers?a=/../b", { cookie: session })).text()).toBe("the page");
    await rawRequest(
      port,
      [
        "GET http://elsewhere.example//a/%2e%2e/@fs/x HTTP/1.1",
        `Host: localhost:${port}`,
        "Connection: close",
        `Cookie: ${session}`,
        "x-preview-key: another",
      ],
      "",
    );
    expect(await openSocket({ cookie: session })).toBe(101);
    expect(reached).toEqual([
      "GET /careers?a=/../b key",
      "GET //@fs/x key",
      "socket /?token=1 key",
    ]);
  });

  test("Astro's server is read only: no other method reaches it, and neither session nor body", async () => {
    const paths = [
      "/",
      "/about",
      "/unsaved-form",
      "/@vite/client",
      "/@id/x",
      "/_image",
      "/api/v1.0/x",
    ];
    const methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"];
    for (const path of paths)
      for (const method of methods) {
        const answer = await ask(path, { method, body: "{}", cookie: session });
        expect(answer.status, `${method} ${path}`).toBe(404);
      }
    expect(reached).toEqual([]);
    const own = [`Host: localhost:${port}`, `Cookie: ${session}`, "Content-Length: 18"];
    await rawRequest(
      port,
      ["GET /about HTTP/1.1", ...own, "Connection: close"],
      "GET /x HTTP/1.1\r\n\r\n",
    );
    expect(reached).toEqual(["GET /about key"]);
    expect(headers).not.toMatch(/edit_session|content-length/);
  });

  test("another site's page gets neither", async () => {
    const elsewhere = { cookie: session, origin: "https://elsewhere.example" };
    expect(await openSocket(elsewhere)).toBe("closed");
    expect((await fetch(`${editor.url}/careers`, { headers: elsewhere })).status).toBe(403);
    expect(reached).toEqual([]);
  });
});
