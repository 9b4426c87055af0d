import type { Random } from "../random.ts";

const odd = [
  "/",
  "*",
  "",
  "?",
  "//",
  "//evil.example/",
  "/\\evil.example/..",
  "/../../etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/....//....//etc/passwd",
  "/%00",
  "/index.html%00.png",
  "/%",
  "/%zz",
  "/%ff%fe",
  "/%c0%ae%c0%ae/",
  "/__proto__",
  "/constructor",
  "/hasOwnProperty/",
  "/services/__proto__",
  "/services/%2F..%2F",
  "/contact/retry",
  "/_astro/../messages.sqlite",
  "/_astro/app.js/",
  "/index.html?__proto__[x]=1",
  "/é",
  "/a b",
  "/;/a;jsessionid=1",
  "http://evil.example/",
  "http://[::1/",
  "https://user:password@host:99999/x",
  "javascript:alert(1)",
  "/healthz/..",
  "/readyz?\0",
  `/${"a/".repeat(3000)}`,
  `/${"%41".repeat(2000)}`,
  `/?${"a=1&".repeat(3000)}`,
] as const;

/** The target of a request line. */
export const hostilePath = (random: Random): string =>
  random.chance(0.8)
    ? random.pick(odd)
    : `/${random.bytes(random.int(1, 60)).toString("latin1").replaceAll(/[\s]/g, "")}`;
