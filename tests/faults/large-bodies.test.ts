/*
 * Proves what a visitor without scripts reads whose file is far too large: the form with its sentence, directly and behind
 * nginx and Caddy with the files in hosting/, over HTTP/1.1 and HTTP/2. Above the rate limit the server keeps nothing of a
 * large body, and its short text arrives all the same.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { sentenceOf } from "#contract/causes.ts";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { applicationRetryPath, retryToken, statusToken } from "#contract/retry-page.ts";
import { projectRoot } from "#server/served-environment.ts";
import { application } from "#server/testing/forms.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { findProgram, launchArgs } from "#tools/browsers.ts";
import { startCaddy } from "#tests/support/faults/caddy.ts";
import { startNginx } from "#tests/support/faults/nginx.ts";
import { startServer } from "#tests/support/faults/server-process.ts";

const hidden = Object.entries(application)
  .filter(([name]) => name !== "resume" && name !== "cover_letter")
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${String(value)}">`);
const form = `<form action="${sendFormPath}" method="post" enctype="multipart/form-data">${hidden.join("")}
  <input type="file" name="resume"><textarea name="cover_letter">I build things.</textarea><button>Send</button></form>`;
const retry = `<p>${statusToken}</p><b>${retryToken("error", "resume")}</b>
  <i>${retryToken("value", "full_name")}</i><u>${retryToken("value", "cover_letter")}</u>`;
const siteDir = () =>
  folderOf({ "index.html": form, [`${applicationRetryPath.slice(1)}.html`]: retry });

const places = {
  directly: async (port: number) => `http://127.0.0.1:${port}`,
  "behind nginx": async (port: number) => (await startNginx(port)).origin,
  "behind Caddy": async (port: number) => {
    const config = readFileSync(join(projectRoot, "hosting/Caddyfile"), "utf8");
    const names = { DOMAIN: "localhost", SERVER: `127.0.0.1:${port}` };
    return (await startCaddy(config, names)).origin;
  },
} satisfies Record<string, (port: number) => Promise<string>>;
type Place = keyof typeof places;
const needs = { directly: "chromium", "behind nginx": "nginx", "behind Caddy": "caddy" } as const;

/** Sends a file of 60 MB by the form. @returns what the browser shows then */
async function shown(place: Place, http2: boolean, env: Record<string, string> = {}) {
  const trusting = { ...(place !== "directly" && { TRUST_PROXY: "X-Forwarded-For" }) };
  const { port } = await startServer({ SITE_DIR: siteDir(), ...trusting, ...env });
  const file = join(tempDir(), "film.pdf");
  writeFileSync(file, Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(60_000_000, 7)]));
  const args = [...launchArgs, ...(http2 ? [] : ["--disable-http2"])];
  const browser = await chromium.launch({ executablePath: findProgram("chromium"), args });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const origin = await places[place](port);
  for (let sent = env["RATE_LIMIT"] ? 0 : 1; sent < 2; sent += 1) {
    await page.goto(origin);
    if (sent === 1) await page.setInputFiles("[type=file]", file);
    await Promise.all([page.waitForURL(/send-form/), page.click("button")]);
  }
  return page.content();
}

for (const place of Object.keys(places) as Place[]) {
  const testHere = findProgram("chromium") && findProgram(needs[place]) ? test : test.skip;

  testHere(`a file of 60 MB, ${place}: the form with its sentence`, async () => {
    for (const http2 of [true, false]) {
      const html = await shown(place, http2);
      expect(html).toContain(`<b>${sentenceOf("resumeTooLarge")}</b>`);
      expect(html).toMatch(/<i>\s*Bilal Ahmed<\/i><u>\s*I build things\.<\/u>/);
    }
  });

  testHere(`above the rate limit, ${place}: a text`, async () => {
    for (const http2 of [true, false])
      expect(await shown(place, http2, { RATE_LIMIT: "1/9" })).toContain(sentenceOf("rateLimited"));
  });
}
