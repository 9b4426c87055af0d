import { expect, test } from "@playwright/test";
import { readBuiltPages } from "./support/built.ts";
import { open } from "./support/open.ts";
import { expect as expectQuiet, test as watchedTest } from "./support/test.ts";

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const addresses: [method: string, path: string, status: number][] = [
  ["GET", "/", 200],
  ["HEAD", "/careers/data-scientist", 200],
  ["GET", "/about/", 308],
  ["GET", "/nowhere", 404],
  ["GET", "/careers/tea-taster", 404],
  ["GET", "/favicon.svg", 200],
  ["GET", "/sitemap.xml", 200],
  ["POST", "/about", 405],
  ["GET", "/api/v1.0/email/send-form", 405],
  ["POST", "/api/v1.0/email/send", 415],
  ["POST", "/api/nothing", 404],
];

for (const [method, path, status] of addresses)
  test(`${method} ${path} answers ${status}, safely and without a cookie`, async ({ request }) => {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    const headers = answer.headers();
    expect(headers).toMatchObject(always);
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe-|\*|data:|http:/);
    for (const directive of ["base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers).not.toHaveProperty("set-cookie");
    // By plain HTTP these would lock visitors out.
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(answer.status()).toBe(status);
  });

test("no page loads a script or style by an element: what could be exchanged is in the page", async () => {
  for (const { file, root } of await readBuiltPages()) {
    expect(
      root.querySelectorAll("script[src], link[rel=stylesheet], link[rel=modulepreload]"),
      file,
    ).toEqual([]);
    const handlers = root.querySelectorAll("[style], [onclick], [onload], [onerror], base");
    expect(handlers.map(String), file).toEqual([]);
  }
});

/*
 * Trusted Types and the policy hold for as long as a document lives. The fixture fails on anything
 * the browser reports.
 */
watchedTest(
  "every page can be reached without a reload, under one document's policy",
  async ({ page }) => {
    watchedTest.slow();
    const pages = new Set(
      (await readBuiltPages())
        .map(({ root }) => root.querySelector("link[rel=canonical]")?.getAttribute("href"))
        .filter((href) => href !== undefined)
        .map((href) => new URL(href).pathname),
    );
    expectQuiet(pages.size).toBeGreaterThanOrEqual(28);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    pages.delete("/");
    const hubs = ["/careers", "/portfolio", "/services"];
    for (const hub of hubs) {
      await follow(page, hub);
      pages.delete(hub);
      for (const path of [...pages].filter((it) => it.startsWith(`${hub}/`))) {
        await follow(page, path);
        pages.delete(path);
        await follow(page, hub);
      }
    }
    await follow(page, "/tech/mobile");
    pages.delete("/tech/mobile");
    for (const path of pages) await follow(page, path);
    await expectQuiet(page.locator("html")).toHaveAttribute("data-same-document", "");
  },
);

/**
 * Presses the first link that leads there, wherever on the page it is, in a menu or not. One that opens
 * a tab is none: it may be of the last page, which is still there when the address is the next one's.
 */
async function follow(page: Parameters<typeof open>[0], path: string) {
  const link = page.locator(`a[href="${path}"]:not([target])`).first();
  await link.evaluate((it: HTMLElement) => it.click());
  await expectQuiet(page).toHaveURL(path);
  await expectQuiet(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

watchedTest(
  "code that was changed on its way is refused, and the page works on without it",
  async ({ page, expectProblem }) => {
    expectProblem(/integrity|entry\.client|Failed to fetch/i);
    await page.route("**/assets/router-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()}\nwindow.isTampered = true;`,
      });
    });
    const refused = page.waitForEvent("console", (message) => /integrity/.test(message.text()));
    await page.goto("/");
    await refused;
    expectQuiet(await page.evaluate(() => "isTampered" in window)).toBe(false);
    await page.getByRole("button", { name: "Technologies" }).click();
    await page.getByRole("link", { name: "Angular" }).click();
    await expectQuiet(page).toHaveTitle("Angular Development | Thirteen Gates");
  },
);
