import { expect, test } from "vitest";
import { address, outsideAddress, ownAddress, webAddress } from "./address.ts";

const own = ["/", "/contact", "/services#web", "/careers?job=a", "/über-uns"];
const web = [
  "https://example.com",
  "https://wa.me/4942112345?text=Moin",
  "https://a.example:8443/@b",
];
const others = [
  "mailto:a@b.example",
  "mailto:a@b.example?subject=Hello%20there",
  "tel:+49-421-(12)345",
];
const refused = [
  "",
  "contact",
  "#contact",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https:/\\evil.example",
  "https://",
  "https://localhost",
  "https://bank.example@evil.example",
  "http://example.com",
  "ftp://example.com",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,a",
  "mailto:",
  "mailto:nobody",
  "tel:",
  "tel:call-me",
];
const instead = ["gone"];

test.for([
  [address, [...own, ...web, ...others]],
  [ownAddress, [...own, ...instead]],
  [webAddress, web],
  [outsideAddress, [...web, ...others]],
] as const)("only these are taken (%#)", ([schema, taken]) => {
  const all = [...own, ...web, ...others, ...instead, ...refused];
  expect(all.filter((to) => schema.safeParse(to).success)).toEqual(taken);
});
