import { expect, test } from "vitest";
import { addressKey, mailboxKey } from "./addresses.ts";

test("all spellings that lead to one domain are one address", () => {
  const spellings = ["κόσμοι", "κόϲμοι", "κό𝛓μοι", "ΚΌΣΜΟΙ", "κόϹμοι"];
  const keys = spellings.map((name) => addressKey(`Me@${name}.example`));
  expect(new Set(keys)).toEqual(new Set(["me@κόσμοι.example"]));
  // The name ends with the letter, where lower case has another one.
  expect(addressKey("me@x.ΚΌΣΜΟΣ")).toBe(addressKey("me@x.κόσμοσ"));
});

test("a mailbox is one under each of its provider's domains", () => {
  const keys = ["vic.tim+1@googlemail.com", "victim@gmail.com"].map(mailboxKey);
  expect(new Set(keys).size).toBe(1);
  expect(mailboxKey("victim@gmail.example")).toBe("victim@gmail.example");
});
