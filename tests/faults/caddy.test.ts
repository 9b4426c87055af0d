/*
 * Proves that the site works behind Debian's Caddy with hosting/Caddyfile, over TLS and HTTP/2, and pages and
 * server apart as docs/hosting.md shows. `npm run test:long` installs Caddy where it may; without it, it is skipped.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { projectRoot } from "#server/served-environment.ts";
import { application, formOf, message } from "#server/testing/forms.ts";
import { closedPolicy, withUpgrade } from "#server/site/csp.ts";
import { commonHeaders, forever, tlsHeaders } from "#server/site/headers.ts";
import { numbersIn, openedStore } from "#server/testing/store.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { findProgram } from "#tools/browsers.ts";
import { startCaddy } from "#tests/support/faults/caddy.ts";
import { caddyFile, movedForCaddy } from "#tools/site/moved-files.ts";
import { eventually } from "#tests/support/patience.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

const testCaddy = findProgram("caddy") ? test : test.skip;
const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const trusting = { TRUST_PROXY: "X-Forwarded-For" };

async function siteBehindCaddy(env: Record<string, string> = {}) {
  const dataDir = tempDir();
  const { port, end } = await startServer({ DATA_DIR: dataDir, ...trusting, ...env });
  const names = { DOMAIN: "localhost", SERVER: `127.0.0.1:${port}` };
  const caddy = await startCaddy(read("hosting/Caddyfile"), names);
  return { ...caddy, end, dataDir, kept: async () => numbersIn(openedStore(dataDir).store) };
}

testCaddy("pages, the redirect from http, and what the doctor finds", async () => {
  const { ask, origin, plainPort, rootFile, dataDir } = await siteBehindCaddy();
  const page = await ask("/");
  expect(page).toMatchObject({ status: 200, text: "home" });
  expect(page.headers["strict-transport-security"]).toBe("max-age=63072000");
  const plain = await fetch(`http://localhost:${plainPort}/`, { redirect: "manual" });
  expect([plain.status, plain.headers.get("location")]).toEqual([308, "https://localhost/"]);

  const found = await new Promise<string>((resolve) => {
    const settings = { ...trusting, DATA_DIR: dataDir, PUBLIC_URL: origin };
    const env = { PATH: process.env["PATH"], NODE_EXTRA_CA_CERTS: rootFile, ...settings };
    execFile(process.execPath, [join(projectRoot, "server/watch/doctor.ts")], { env }, (_, out) =>
      resolve(out),
    );
  });
  expect(found.match(/^good +(?:Address|Headers|Proxy|Forms) /gm)).toHaveLength(4);
});

testCaddy("a limit counts each visitor, whatever address they claim", async () => {
  const { ask, kept } = await siteBehindCaddy({ RATE_LIMIT: "1/1" });
  const send = async (from: string, headers = {}) =>
    (await ask(sendFormPath, { body: formOf(message), from, headers })).status;
  expect(await send("127.0.0.2")).toBe(200);
  expect(await send("127.0.0.2", { "x-forwarded-for": "192.0.2.7" })).toBe(429);
  expect(await send("127.0.0.3")).toBe(200);
  expect(await kept()).toHaveLength(2);
});

testCaddy("no log has a visitor's address, whether the site answers or not", async () => {
  const { ask, log, end } = await siteBehindCaddy();
  expect((await ask("/", { from: "127.0.0.7" })).status).toBe(200);
  await end("SIGTERM");
  expect((await ask("/", { from: "127.0.0.7" })).status).toBeGreaterThan(501);
  await eventually(() => expect(log()).toContain('"status":50'));
  expect(log()).not.toContain("127.0.0.7");
});

testCaddy("a resume of 5 MB arrives, and a form of another site does not", async () => {
  const { ask, kept } = await siteBehindCaddy();
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_200_000, 7)]);
  const body = formOf({ ...application, resume: new File([bytes], "Amina.pdf") });
  expect(await ask(sendFormPath, { body })).toMatchObject({ status: 200, text: "OK" });
  const headers = { origin: "https://evil.example" };
  expect(await ask(sendFormPath, { body: formOf(message), headers })).toMatchObject({
    status: 403,
  });
  expect(await kept()).toHaveLength(1);
});

/** Lines of docs/hosting.md for pages without the site's server. */
function exampleOf(begin: RegExp): string {
  const examples = read("docs/hosting.md").match(/(?<=^```\n)[^`]+(?=^```)/gm) ?? [];
  return examples.find((it) => begin.test(it)) ?? "";
}

/** Pages as a static build has them. @param handles further lines of the site */
async function pagesOfCaddy(handles = "") {
  const folder = folderOf({
    "index.html": "home",
    "about.html": "about",
    "careers.html": "careers",
    "careers/404.html": "no opening",
    "404.html": "nothing",
    "_astro/a.js": "export {}",
    [caddyFile]: movedForCaddy({ "/careers/gone": null }),
  });
  const config = exampleOf(/^www\.example\.com \{/)
    .replace("www.example.com", "localhost")
    .replaceAll("/srv/www", folder)
    .replace("\thandle {", `${handles}\thandle {`);
  return startCaddy(config, {});
}

testCaddy(
  "pages of a static build, at one address each, and pages for what is not there",
  async () => {
    const { ask } = await pagesOfCaddy();
    const answers = {
      "/": "200 home",
      "/about": "200 about",
      "/careers": "200 careers",
      "/about/": "308 /about",
      "/careers/": "308 /careers",
      "/nope": "404 nothing",
      "/old/index.php": "404 nothing",
      "/careers/nope": "404 no opening",
      "/careers/gone": "410 no opening",
    };
    for (const [path, expected] of Object.entries(answers)) {
      const { status, text, headers } = await ask(path);
      expect(`${status} ${String(headers["location"] ?? text)}`, path).toBe(expected);
      // Of the policy only what holds for any build.
      const { "content-security-policy": policy, ...others } = headers;
      expect(String(policy), path).toMatch(/^base-uri 'none'; frame-ancestors 'none'$/);
      for (const [name, value] of Object.entries({ ...commonHeaders, ...tlsHeaders }))
        expect(others[name.toLowerCase()], path).toBe(value);
    }
    for (const path of ["//evil.example/", "/%5cevil.example/", "/%2fevil.example/"])
      expect(String((await ask(path)).headers["location"] ?? "/"), path).toMatch(/^\/(?![/\\])/);
    expect((await ask("/_astro/a.js")).headers["cache-control"]).toBe(forever);
  },
);

testCaddy("pages from Caddy and forms by the server", async () => {
  const dataDir = tempDir();
  const { port, end } = await startServer({ DATA_DIR: dataDir, API_ONLY: "1", ...trusting });
  const handles = exampleOf(/^\thandle \/api/);
  const to = `127.0.0.1:${port}`;
  const { ask } = await pagesOfCaddy(handles.replaceAll("forms.internal:3000", to));
  expect([(await ask("/")).text, (await ask("/about")).text]).toEqual(["home", "about"]);
  const { status, headers } = await ask(sendFormPath, { body: formOf(message) });
  // Once, and the server's own.
  expect([status, headers["content-security-policy"]]).toEqual([200, withUpgrade(closedPolicy)]);
  expect(await numbersIn(openedStore(dataDir).store)).toHaveLength(1);
  await end("SIGTERM");
  expect(await ask(sendFormPath, { body: formOf(message) })).toMatchObject({
    status: 502,
    text: "",
  });
});
