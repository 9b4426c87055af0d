import { expect, test } from "vitest";
import { stripScripts } from "./without-scripts.ts";

test("every script goes, and what is only data stays", () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const page = (scripts: string) => `<head>${scripts}<style>a{}</style></head><p>Text</p>`;
  const scripts = '<script>let a = "<b>";</script><script type="module" src="/a.js"></script>';
  const preload = '<link rel="modulepreload" href="/a.js"/>';
  expect(stripScripts(page(scripts + data + preload))).toBe(page(data));
});
