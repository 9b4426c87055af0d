import { parse } from "node-html-parser";
import { readBuiltPages } from "./support/built.ts";
import { expect, test } from "./support/test.ts";

/* What the server says to any program, browser or not. */

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
};

test("all pages have one policy, without exceptions", async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const { path } of await readBuiltPages()) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(always);
    policies.add(headers["content-security-policy"]);
  }
  expect(policies.size).toBe(1);
  const [policy] = policies;
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe-|\*|data:|http:/);
  for (const directive of [
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
    expect(policy?.split("; ")).toContain(directive);
  // By plain HTTP it would lock visitors out.
  expect(policy).not.toContain("upgrade-insecure-requests");
});

const others: [method: string, path: string, status: number][] = [
  ["HEAD", "/careers/data-scientist", 200],
  ["GET", "/about/", 308],
  ["GET", "/careers/tea-taster", 404],
  ["GET", "/favicon.svg", 200],
  ["POST", "/about", 405],
  ["GET", "/api/v1.0/email/send-form", 405],
  ["POST", "/api/v1.0/email/send", 415],
  ["POST", "/api/nothing", 404],
];

test("every other answer is as safe", async ({ request }) => {
  for (const [method, path, status] of others) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    const headers = answer.headers();
    expect([path, answer.status()]).toEqual([path, status]);
    expect(headers, path).toMatchObject(always);
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'; /);
    expect(headers, path).not.toHaveProperty("strict-transport-security");
  }
});

const unknown: [path: string, status: number, title: string][] = [
  ["/services/no-such-section", 200, "Services"],
  ["/nowhere", 404, "Page not found"],
  ["/nowhere/at/all", 404, "Page not found"],
  ["/tech/cobol", 404, "Page not found"],
  ["/nowhere.html", 404, "Page not found"],
  ["/portfolio/no-such-project", 404, "Project not found"],
  ["/portfolio/wedding-mubarak", 404, "Project not found"],
];

test("an unknown address has a page of its own, which no search engine keeps", async ({
  request,
}) => {
  for (const [path, status, title] of unknown) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, status]);
    const head = parse(await answer.text());
    expect(head.querySelector("title")?.text).toBe(`${title} | Thirteen Gates`);
    const canonical = head.querySelector("link[rel=canonical]")?.getAttribute("href");
    if (status === 200) expect(canonical, path).toMatch(/\/services$/);
    else expect(head.querySelector("meta[content=noindex]"), path).not.toBeNull();
  }
});

test("the page of an unknown address works", async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.goto("/nowhere/at/all");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.getByRole("button", { name: "Technologies" }).click();
  await page.getByRole("link", { name: "Angular" }).click();
  await expect(page).toHaveTitle("Angular Development | Thirteen Gates");
});
