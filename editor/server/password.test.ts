import { rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { copyBrand, type Editor, startEditor } from "#editor/testing/start-editor.ts";

/* An editor that other computers reach: nothing is answered, and nothing passed on, before signing in. */

const password = "a password of ours";
let editor: Editor;
let url: string;
let preview: Server;
/** What has reached the preview's server. */
let reached: string[];

beforeAll(async () => {
  preview = createServer((asked, response) => {
    reached.push(`${asked.method} ${asked.url}`);
    response.end("the page");
  });
  preview.on("upgrade", (asked, socket) => {
    reached.push(`socket ${asked.url}`);
    socket.end(
      "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    );
  });
  await new Promise<void>((ready) => preview.listen(0, "localhost", ready));
  const { port } = preview.address() as AddressInfo; // it listens on a port
  editor = await startEditor(await copyBrand(), {
    EDIT_HOST: "127.0.0.1",
    EDIT_PASSWORD: password,
    PREVIEW_PORT: `${port}`,
  });
  url = editor.url.replace("localhost", "127.0.0.1");
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
  fetch(url + path, { ...init, redirect: "manual", headers: { origin: url, cookie } });
const signIn = (given: string) =>
  ask("/edit/sign-in", {
    method: "POST",
    body: new URLSearchParams({ name: "Amina", password: given }),
  });
const cookieOf = async () =>
  (await signIn(password)).headers.get("set-cookie")?.split(";")[0] ?? "";

/** Opens a web socket, as the page's script does. @returns the status, or "closed" */
const openSocket = (headers: Record<string, string>) =>
  new Promise<number | "closed">((done) => {
    const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
    const asking = request(`${url}/?token=1`, { headers: { ...upgrade, origin: url, ...headers } });
    asking.on("upgrade", (response, socket) => {
      socket.destroy();
      done(response.statusCode ?? 0);
    });
    asking.on("response", (response) => done(response.statusCode ?? 0));
    asking.on("error", () => done("closed"));
    asking.end();
  });

describe("before signing in", () => {
  test.each([
    "/edit",
    "/edit/app.js",
    "/edit/picture/x.png",
    "/",
    "/careers",
    "/@vite/client",
    "/src/pages/index.astro",
    "/@fs/etc/passwd",
  ])("%s leads to the password", async (path) => {
    const response = await ask(path);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/edit/sign-in"]);
    expect(reached).toEqual([]);
  });

  test.each(["/edit/api/overview", "/edit/api/save", "/api/contact"])(
    "POST %s is refused",
    async (path) => {
      expect((await ask(path, { method: "POST", body: "[]" })).status).toBe(401);
      expect(reached).toEqual([]);
    },
  );

  test.each(["", "edit_session=", "edit_session=guessed"])(
    "a web socket with the cookie “%s” is closed",
    async (cookie) => {
      expect(await openSocket({ cookie })).toBe("closed");
      expect(reached).toEqual([]);
    },
  );
});

describe("after signing in", () => {
  test("editor, page and web socket answer", async () => {
    const cookie = await cookieOf();
    const overview = await ask("/edit/api/overview", { method: "POST", body: "[]", cookie });
    expect(overview.status).toBe(200);
    expect(await (await ask("/careers", { cookie })).text()).toBe("the page");
    expect(await openSocket({ cookie })).toBe(101);
    expect(reached).toEqual(["GET /careers", "socket /?token=1"]);
  });

  test("another site's page gets neither", async () => {
    const cookie = await cookieOf();
    const elsewhere = { cookie, origin: "https://elsewhere.example" };
    expect(await openSocket(elsewhere)).toBe("closed");
    expect((await fetch(`${url}/careers`, { headers: elsewhere })).status).toBe(403);
    expect(reached).toEqual([]);
  });
});

test("five wrong passwords from one client make its next one wait", async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn("wrong")).status).toBe(401);
  expect((await signIn(password)).status).toBe(429);
});
