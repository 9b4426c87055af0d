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
  expect(policy).not.toContain("upgrade-insecure-requests");
});

const others: [method: string, path: string, status: number, title?: string][] = [
  ["GET", "/services/no-such-section", 200, "Services"],
  ["GET", "/nowhere/at/all", 404, "Page not found"],
  ["GET", "/nowhere.html", 404, "Page not found"],
  ["GET", "/tech/cobol", 404, "Page not found"],
  ["GET", "/portfolio/wedding-mubarak", 404, "Project not found"],
  ["GET", "/careers/tea-taster", 404, "This opening is closed"],
  ["HEAD", "/careers/data-scientist", 200],
  ["GET", "/about/", 308],
  ["GET", "/favicon.svg", 200],
  ["POST", "/about", 405],
  ["GET", "/api/v1.0/email/send-form", 405],
  ["POST", "/api/v1.0/email/send", 415],
  ["POST", "/api/nothing", 404],
];

test("every other answer is as safe, and says what it is", async ({ request }) => {
  for (const [method, path, status, title] of others) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, status]);
    const headers = answer.headers();
    expect(headers, path).toMatchObject(always);
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'; /);
    // By plain HTTP it would lock visitors out, as would `upgrade-insecure-requests`.
    expect(headers, path).not.toHaveProperty("strict-transport-security");
    const page = parse(await answer.text());
    expect(page.querySelector("title")?.text, path).toBe(title && `${title} | Thirteen Gates`);
    if (title && status === 404) expect(page.querySelector("meta[content=noindex]")).not.toBeNull();
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
