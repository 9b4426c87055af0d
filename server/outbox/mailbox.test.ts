import { expect, test } from "vitest";
import { asciiAddress, isPlainAddress } from "./mailbox.ts";

test("isPlainAddress rejects everything with a meaning of its own in a header", () => {
  const plain = ["a.b+c_d@mail.example.co.uk", "o'neil@b.org", "root@localhost", "a@dücks.example"];
  expect(plain.filter(isPlainAddress)).toEqual(plain);
  const none = ["", "@b.c", "a@b@c.d", "a@b..c", ".a@b.c", `${"a".repeat(251)}@b.c`];
  const more = [
    "a,b@c.d",
    "<a@b.c>",
    '"a b"@c.d',
    "a(b)@c.d",
    "a@[127.0.0.1]",
    "=?utf-8?q?x?=@b.c",
  ];
  const control = ["a@b.c\r\nBcc: x@y.z", "a@b.c\0", "a@b.c\n"];
  expect([...none, ...more, ...control].filter(isPlainAddress)).toEqual([]);
});

test("an address whose domain becomes a comment or a list in ASCII is none", () => {
  expect(asciiAddress("a@dücks.example")).toBe("a@xn--dcks-0ra.example");
  const none = ["a@b.example⑴", "a@⒇b.example", "a@b.example🄁"];
  expect(none.map(asciiAddress)).toEqual([undefined, undefined, undefined]);
});
