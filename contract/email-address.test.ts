import { expect, test } from "vitest";
import { checkContact } from "./contact.ts";
import { cleanEmail, cleanUrl, emailKey } from "./email-address.ts";

const jane = "jane@example.org";

test.each([
  ` ${jane}\n`,
  "jane@example.org.",
  "jane@example.org. ", // two spaces on a phone's keyboard
  "\u202ajane@example.org\u202c", // contacts of Windows and macOS
  "\u200bjane@exam\u00adple.org\ufeff",
  "jane\u2800@example.org\ufe0f",
  "ja\0ne@example.org",
  "<jane@example.org>",
  "Jane <jane@example.org>",
  '"Jane Doe" <jane@example.org>, ',
  "'jane@example.org'",
  "\u201cjane@example.org\u201d",
  "(jane@example.org)",
  "[jane@example.org]",
  "\u3010jane@example.org\u3011",
  "mailto:jane@example.org",
  "<MAILTO:jane@example.org>",
  "mailto:jane@example.org?subject=Hello",
  "mailto:jane@example.org?cc=bob@example.org",
  "jane@example.org <jane@example.org>",
  "jane@old.example <jane@example.org>",
  "Jane <jane@example.org",
  "jane@example.org>",
  "E-mail: jane@example.org",
  "\u2709\ufe0f jane@example.org",
  "jane@example.org,",
  "jane@example.org;",
  "jane@example.org\uff0c",
  "jane@example.org\u3002",
  "\uff4aane\uff20example\uff0eorg",
  "jane@example\u3002org",
])("cleans the address in %j", (text) => expect(cleanEmail(text)).toBe(jane));

test.each([
  "jos\u00e9@b\u00fccher.example",
  "\u0645\u062b\u0627\u0644@\u0645\u0648\u0642\u0639.\u0634\u0628\u0643\u0629",
  "\u0938\u0902\u092a\u0930\u094d\u0915@\u0921\u093e\u091f\u093e\u092e\u0947\u0932.\u092d\u093e\u0930\u0924",
  "a@\u0646\u0627\u0645\u0647\u200c\u0627\u06cc.com", // the joiner is part of the name
  "o'neil+web@example.co.uk",
  "{a}@example.org",
])("keeps %j, in both normal forms", (text) => {
  expect(cleanEmail(text)).toBe(text.normalize("NFC"));
  expect(cleanEmail(text.normalize("NFD"))).toBe(text.normalize("NFC"));
});

test("does not make one address of two, or of words", () => {
  const fields = { name: "a", subject: "b", message: "c" };
  const texts = [
    "a@b.c\nd@e.f",
    "a@b.c d@e.f",
    "<a@b.c>, <d@e.f>",
    "a b@c.d",
    "a@b.c\r\nBcc: x",
    "<a@b>",
    "<>",
    "@",
  ];
  for (const email of texts)
    expect(checkContact({ ...fields, email }), email).toMatchObject({
      errors: { email: "emailInvalid" },
    });
});

test("finds an address in any spelling", () =>
  expect(emailKey("<\uff2aane@Example.ORG.>")).toBe(jane));

test.each([
  ["linkedin.com/in/jane", "https://linkedin.com/in/jane"],
  ["www.linkedin.com/in/jos\u00e9 ", "https://www.linkedin.com/in/jos\u00e9"],
  ["//github.com/jane", "https://github.com/jane"],
  ["<https://github.com/jane>", "https://github.com/jane"],
  ["\u200bgithub.com/jane", "https://github.com/jane"],
  ["github.com/jane.", "https://github.com/jane"],
  ["(linkedin.com/in/jane),", "https://linkedin.com/in/jane"],
  ["example.org:8443/jane", "https://example.org:8443/jane"],
  ["HTTP://github.com", "HTTP://github.com"],
  ["jane", undefined],
  ["@jane", undefined],
  [jane, undefined],
  ["https://github.com@evil.example/", undefined],
  ["javascript:alert(1)//a.b", undefined],
  ["data:text/html,a.b", undefined],
  ["ftp://a.example", undefined],
  ["https:github.com", undefined],
  ["https://localhost", undefined],
  ["my page.com", undefined],
])("reads the web address %j as %j", (typed, url) => expect(cleanUrl(typed)).toBe(url));
