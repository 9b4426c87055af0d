import { brotliCompressSync, gzipSync } from "node:zlib";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { retryPagePath } from "#contract/retry-page.ts";
import { loadSite } from "../site/load.ts";
import { testApp } from "../testing/app.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { listening, rawConnection } from "../testing/listening.ts";
import { folderOf } from "../testing/temp.ts";
import { directPages } from "./pages.ts";

allowSlowMachines();

const home = "<!doctype html><title>home</title><script>1</script>";
const files = {
  "index.html": home,
  "index.html.br": brotliCompressSync(home),
  "index.html.gz": gzipSync(home),
  "404.html": "nothing",
  "about.html": "about",
  "services/index.html": "services",
  "contact/retry/index.html": "[[status]]",
  "careers/tea-taster/410.html": "closed",
  "share/home.png": "png",
  "_astro/a.1f2e.js": "export {}",
};

const site = () => loadSite(folderOf(files));

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string };

const byNode = new Set(["date", "connection"]);

/** A request as it is, which `fetch` would change. */
async function ask(port: number, path: string, headers: Record<string, string>, method: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest({ port, host: "127.0.0.1", path, headers, method, agent: false });
    request.once("response", resolve).once("error", reject).end();
  });
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const own = Object.entries(response.headers).filter(([name]) => !byNode.has(name));
  const body = Buffer.concat(pieces).toString("latin1");
  return { status: response.statusCode, headers: Object.fromEntries(own), body } satisfies Answer;
}

const get: [path: string, headers?: Record<string, string>, method?: string][] = [
  ["/"],
  ["/", { "accept-encoding": "br" }],
  ["/", { "accept-encoding": "gzip, br;q=0" }],
  ["/", { "accept-encoding": "br" }, "HEAD"],
  ["/", { "if-none-match": "*", "accept-encoding": "gzip" }],
  ["/", { "if-none-match": 'W/"x", "y"' }],
  ["/", { "x-forwarded-proto": "https" }],
  ["/?who=amina"],
  ["/about", { host: "a.example:8080" }],
  ["/share/home.png"],
  ["/_astro/a.1f2e.js"],
  ["/_astro/a.1f2e.js", {}, "HEAD"],
];

describe.for([undefined, "x-forwarded-for"])("with the trusted header %s", (trustedHeader) => {
  test.for(get)("%s %o %s is answered as the app would", async ([path, sent = {}, how = "GET"]) => {
    const changes = { site: site(), config: { trustedHeader } };
    const t = await listening(changes);
    const { status, headers, body } = await ask(t.port, path, sent, how);
    const answer = await testApp(changes).app.request(path, { headers: sent, method: how });
    expect(status).toBe(answer.status);
    expect(headers).toEqual(Object.fromEntries(answer.headers));
    expect(body).toBe(Buffer.from(await answer.arrayBuffer()).toString("latin1"));
    const [address] = path.split("?");
    expect(t.logged.requests).toEqual([{ method: how, path: address, status, ms: 0 }]);
  });
});

test("a page never reaches the app; what is no file at its own address does", () => {
  const { logged } = testApp();
  const direct = directPages(site(), logged.log, false);
  const answers = (method: string, url: string, host?: string) => {
    const response = { shouldKeepAlive: true, writeHead() {}, end() {} };
    return direct({ method, url, headers: { host } } as never, response as never);
  };
  for (const { 0: path, 2: method = "GET" } of get) expect(answers(method, path)).toBe(true);
  const others = [
    ...["POST", "PUT", "DELETE", "OPTIONS", "TRACE"].map((method) => [method, "/"] as const),
    ...["/nope", "/about/", "/index.html", "/services/x", "/404", "/a/../about", "//", "*"].map(
      (path) => ["GET", path] as const,
    ),
    ...[retryPagePath, "/careers/tea-taster", "/careers/tea-taster/410", "http://a/", ""].map(
      (path) => ["GET", path] as const,
    ),
    ...["a b", "", "a:x", "[::1", "a/b", "a@b"].map((host) => ["GET", "/", host] as const),
  ];
  for (const [method, path, host] of others) {
    expect(answers(method, path, host), `${method} ${path} ${host}`).toBe(false);
  }
});

test("a Host that cannot be is refused for a page as for everything else", async () => {
  const t = await listening({ site: site() });
  const raw = await rawConnection(t.port);
  raw.socket.end("GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n");
  await raw.closed;
  expect(raw.text()).toMatch(/^HTTP\/1\.1 400 /);
});

test("requests sent at once are answered in their order, pages and others alike", async () => {
  const t = await listening({ site: site() });
  const raw = await rawConnection(t.port);
  const paths = ["/about", "/nope", "/", "/healthz", "/about"];
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`;
  const all = paths.map((path) => `${head(path)}\r\n`).join("");
  raw.socket.end(`${all}${head("/about")}Connection: close\r\n\r\n`);
  await raw.closed;
  const bodies = raw.text().split(/HTTP\/1\.1 \d+ [^]*?\r\n\r\n/);
  expect(bodies).toEqual(["", "about", "nothing", home, "ok", "about", "about"]);
});

const heads = (text: string) => text.split("\r\n\r\n").filter((part) => part.startsWith("HTTP/"));
const date = (head: string | undefined) => /^Date: (.+)$/m.exec(head ?? "")?.[1];

test("answers that are used again say what the first said, and the connection's own word", async () => {
  const t = await listening({ site: site() });
  const raw = await rawConnection(t.port);
  const ask = (method: string, more = "") =>
    raw.socket.write(`${method} /share/home.png HTTP/1.1\r\nHost: a\r\n${more}\r\n`);
  ask("GET");
  await eventually(() => expect(raw.text()).toMatch(/png$/));
  const [first = ""] = heads(raw.text());
  expect(first).toContain("\r\nConnection: keep-alive\r\n");
  // In the same second, mostly.
  for (const method of ["GET", "HEAD", "GET"]) ask(method);
  ask("GET", "Connection: close\r\n");
  await raw.closed;
  const undated = (text: string) => text.replaceAll(/\r\nDate: .*/g, "");
  const head = `${undated(first)}\r\n\r\n`;
  const last = head.replace(/keep-alive\r\nKeep-Alive: .*/, "close");
  expect(undated(raw.text())).toBe(`${head}png${head}png${head}${head}png${last}png`);
});

test("the Date of a page is not that of another second", async () => {
  const t = await listening({ site: site() });
  const raw = await rawConnection(t.port);
  const ask = () => raw.socket.write("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n");
  ask();
  await eventually(() => expect(heads(raw.text())).toHaveLength(1));
  const first = date(heads(raw.text())[0]);
  expect(Date.parse(first ?? "")).not.toBeNaN();
  await eventually(() => {
    ask();
    expect(date(heads(raw.text()).at(-1))).not.toBe(first);
  });
});

test("HTTP/1.0 gets a page, and the end of its connection", async () => {
  const t = await listening({ site: site() });
  for (let i = 0; i < 2; i += 1) {
    const raw = await rawConnection(t.port);
    raw.socket.write("GET /about HTTP/1.0\r\n\r\n");
    await raw.closed;
    expect(raw.text()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nConnection: close\r\n\r\nabout$/);
  }
});
