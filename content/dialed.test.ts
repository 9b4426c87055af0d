import { expect, test } from "vitest";
import { company } from "#content/schemas/company.ts";
import { dialedAs } from "./dialed.ts";

test.for([
  ["+47 22 00 13 00", "+4722001300"],
  ["+49 (0)421 / 12-345", "+4942112345"],
  ["+1 (415) 555–0100", "+14155550100"],
  ["0421 12345", undefined],
  ["+1 800 DOORS", undefined],
] as const)("%s is dialed as %s", ([shown, dialed]) => {
  expect(dialedAs(shown)).toBe(dialed);
});

test.for([
  [{ shown: "+49 421 12345" }, undefined],
  [{ shown: "+1 800 DOORS", dialed: "+180042837" }, undefined],
  [{ shown: "+1 800 DOORS" }, "shown"],
  [{ shown: "+49 421 2222", dialed: "+4942112345" }, "dialed"],
] as const)("of %o, %s is wrong", ([phone, field]) => {
  const { error } = company.shape.phone.safeParse(phone);
  expect(error?.issues[0]?.path[0]).toBe(field);
});
