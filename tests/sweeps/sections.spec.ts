import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readBuiltPages } from "#tests/support/journeys/built.ts";
import { expect, test } from "#tests/support/journeys/test.ts";

/* Each address of a section leads to its heading, also while pictures and fonts are late, and after Back. */

type Place = { address: string; heading: string };

/** /services/{section}, and /services#{section} with the section's former names. */
async function placesOf(folder: string): Promise<Place[]> {
  const pages = await readBuiltPages(folder);
  return pages.flatMap(({ path, root }) => {
    const [, slug] = /^\/services\/([^/]+)$/.exec(path) ?? [];
    if (slug === undefined) return [];
    const heading = `#${slug}-heading`;
    const section = root.querySelector(heading)?.closest("section");
    const names = section?.querySelectorAll("span[id]").map(({ id }) => id) ?? [];
    const addresses = [path, ...[slug, ...names].map((name) => `/services#${name}`)];
    return addresses.map((address) => ({ address, heading }));
  });
}

/** Whether the heading is below what is fixed, and above the middle of the window. */
const isInPlace = (page: Page, heading: string) =>
  page.locator(heading).evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    const fixed = [...document.querySelectorAll("#header, .section-links")].map(
      (above) => above.getBoundingClientRect().bottom,
    );
    return top >= Math.max(...fixed) && bottom <= innerHeight / 2 ? "in place" : `at ${top}`;
  });

/** All pictures, also those far below, and the fonts. */
const untilComplete = (page: Page) =>
  page.evaluate(async () => {
    for (const it of document.images) it.loading = "eager";
    await Promise.all([...document.images].map((it) => it.decode()));
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`at ${width} px each address of a section leads to its heading`, async ({ page, site }) => {
    test.slow(); // opens each three times
    await page.setViewportSize({ width, height });
    const places = await placesOf(site.folder);
    expect(places.length > 0).toBe(existsSync(join(site.folder, "services.html")));
    for (const { address, heading } of places)
      await test.step(address, async () => {
        const late = Promise.withResolvers<void>();
        await page.route(/\.(avif|svg|webp|woff2)$/, async (route) => {
          await late.promise;
          await route.continue();
        });
        const here = () => isInPlace(page, heading);
        await page.goto("about:blank"); // otherwise a hash would scroll instead of load
        await page.goto(address, { waitUntil: "commit" });
        await expect.poll(here, `${address}, before pictures and fonts`).toBe("in place");
        late.resolve();
        await page.unrouteAll({ behavior: "wait" });
        await untilComplete(page);
        expect.soft(await here(), `${address}, after pictures and fonts`).toBe("in place");

        await page.goto("/llms.txt");
        await page.goBack();
        await untilComplete(page);
        expect.soft(await here(), `${address}, after Back`).toBe("in place");
      });
  });

/** Serves a site, and of each page first only what comes before the end of the focused heading. */
async function servedInParts(site: string) {
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void fetch(site + request.url).then(async (answer) => {
      const type = answer.headers.get("Content-Type") ?? "";
      response.writeHead(answer.status, { "Content-Type": type });
      const body = Buffer.from(await answer.arrayBuffer());
      const focused = type.startsWith("text/html") ? body.indexOf("autofocus") : -1;
      const end = focused === -1 ? body.length : body.indexOf("</h2>", focused);
      response.write(body.subarray(0, end));
      if (end < body.length) await new Promise<void>((resolve) => waiting.push(resolve));
      response.end(body.subarray(end));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // not a pipe
  const sendRest = () => waiting.splice(0).forEach((send) => send());
  return { url: `http://127.0.0.1:${port}`, sendRest, server };
}

test("a page whose rest arrives later has its heading in place, too", async ({ page, site }) => {
  const { url, sendRest, server } = await servedInParts(site.url);
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const { address, heading } of await placesOf(site.folder)) {
    if (address.includes("#")) continue;
    await page.goto(url + address, { waitUntil: "commit" });
    await expect(page.locator(heading)).toBeFocused();
    sendRest();
    await page.waitForLoadState();
    await untilComplete(page);
    expect(await isInPlace(page, heading), address).toBe("in place");
  }
  server.close();
});
