import { expect, test } from "vitest";
import { isPlainAddress, mailbox } from "./address.ts";

test.for([
  "amina@example.org",
  "a.b+c_d@mail.example.co.uk",
  "o'neil@example.org",
  "root@localhost",
  "info@dücks.example",
])("%s is plain", (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

test.for([
  "",
  "a@",
  "@b.c",
  "a@b@c.d",
  "a,b@c.d",
  "a;b@c.d",
  "<a@b.c>",
  '"a b"@c.d',
  "a(b)@c.d",
  "a@[127.0.0.1]",
  "a:b@c.d",
  "a@b..c",
  ".a@b.c",
  "a@b.c\r\nBcc: x@y.z",
  "a@b.c\0",
  `${"a".repeat(251)}@b.c`,
])("%o is not", (address) => {
  expect(isPlainAddress(address)).toBe(false);
});

test("a name may come before", () => {
  expect(mailbox('"The site" <s@example.org>')).toEqual({
    name: "The site",
    address: "s@example.org",
  });
  expect(mailbox("<s@example.org>")).toEqual({ name: "", address: "s@example.org" });
  expect(mailbox("s@example.org, t@example.org")).toBeUndefined();
  expect(mailbox("A\r\nB <s@example.org>")).toBeUndefined();
});
