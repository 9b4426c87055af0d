import { expect, test } from "vitest";
import { sendFormPath, sendPath } from "#contract/form-endpoint.ts";
import { linkTo } from "./files/links.ts";
import { loggedPath } from "./route.ts";
import { eventually } from "#tests/support/patience.ts";
import { message } from "./testing/forms.ts";
import { rawConnection, serving } from "./testing/serving.ts";
import { builtSite } from "./testing/site.ts";
import { openedStore } from "./testing/store.ts";
import { anApplication } from "./testing/submissions.ts";

/** A path as programs write it that look for a way around a comparison. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => `/healthz/..${path}`,
  (path) => `/healthz/%2e%2e${path}`,
  (path) => `/healthz/.%2E${path}`,
  (path) => `/healthz/..;${path}`,
  (path) => `/.${path}`,
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}/x/..`,
  (path) => `${path};x`,
  (path) => `${path}%00`,
  (path) => `${path}%0aforged`,
  (path) => path.replaceAll("/", "%2f"),
  (path) => `/${path.slice(1).replaceAll("/", "%2F")}`,
  (path) => `/${path.slice(1).replaceAll("/", "\\")}`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `http://a${path}`,
  (path) => `http://user@other.example:80${path}`,
  (path) => `${path}?x=/healthz`,
  (path) => `${path}#/healthz`,
  (path) => `/healthz?${path}`,
  (path) => `/healthz#${path}`,
  (path) => path.slice(1),
];
const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
const ways: ((target: string) => string)[] = [
  ...["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PROPFIND"].map(
    (method) => (target: string) =>
      `${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  ),
  (target) => `GET ${target} HTTP/1.1\r\nHost: a\r\n${upgrade}\r\nGET /healthz HTTP/1.0\r\n\r\n`,
  (target) => `CONNECT ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  (target) => `GET ${target} HTTP/1.0\r\n\r\n`,
];

/** The whole site with an application whose file has a link, and a message. */
async function filled() {
  const site = await serving({
    site: await builtSite(),
    connections: { total: 9999, client: 9999 },
  });
  const { store } = openedStore(site.dataDir);
  await store.add(anApplication());
  await site.send(message);
  const { path } = await linkTo(1, site.inbox, new Date());
  const link = path.slice("/files/".length);
  async function ask(request: string): Promise<string> {
    const { socket, text, closed } = await rawConnection(site.port, request);
    socket.end();
    await closed;
    return text();
  }
  return { ...site, store, link, ask };
}

test("every route is in the table, and no other path is compared", async () => {
  const { paths } = await serving();
  const table = [sendFormPath, sendPath, "/files/:link", "/healthz", "/readyz", "/*"];
  expect(paths.toSorted()).toEqual(table.toSorted());
});

test("no route gives anything of a visitor, however it is written, but a file by its link", async () => {
  const { paths, link, ask, store, logged } = await filled();
  const before = await store.queueState("mail");
  const files = `${link.slice(0, -1)}${link.endsWith("x") ? "y" : "x"}`;
  const asked = [...paths, "/files", "/files/", "/data/messages.sqlite", "/not-found.json"].map(
    (path) => path.replace(":link", files).replace("/*", "/nope"),
  );
  // Of the visitors, the store and the link.
  const given = /Bilal|bilal|Amina|amina|%PDF|SQLite|visits/;
  let count = 0;
  for (const path of asked)
    await Promise.all(
      spellings.flatMap((spelled) =>
        ways.map(async (way) => {
          const request = way(spelled(path));
          const answer = await ask(request);
          expect.soft(answer, request).not.toMatch(given);
          expect.soft(answer.includes(link), request).toBe(false);
          count += 1;
        }),
      ),
    );
  expect(count).toBe(asked.length * spellings.length * ways.length);
  expect(await store.queueState("mail")).toEqual(before);
  // With its value the file is given, and whoever reads the log has neither of them.
  const paired = await Promise.all(
    spellings.map((spelled) => ask(ways[0]?.(spelled(`/files/${link}`)) ?? "")),
  );
  expect(paired[0]).toContain("%PDF-1.7 resume of Bilal");
  await eventually(() => expect(logged.length).toBeGreaterThan(spellings.length));
  for (const line of logged) {
    expect(JSON.stringify(line)).not.toContain(link);
    const { path = "/" } = line as { path?: string };
    expect(path).toMatch(/^[\w/.-]{0,80}$/);
  }
});

test.for([
  ["/careers/data-scientist", "/careers/data-scientist"],
  ["/amina@example.org", "/..."],
  ["/a b/\u2028/c\n200", "/.../.../..."],
  [`/${"aB".repeat(9)}c`, `/${"aB".repeat(9)}c`],
  [`/${"aB".repeat(10)}`, "/..."],
  [`/${"a/".repeat(100)}`, `/${"a/".repeat(100)}`.slice(0, 80)],
])("the path %j is logged as %s", ([path = "", logged]) => {
  expect(loggedPath(path)).toBe(logged);
});
