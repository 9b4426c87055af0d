import { expect, test } from "vitest";
import { aMessage } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { filled, inbox } from "../testing/inbox.ts";

allowSlowMachines();

const evil = {
  name: "Eve\u001b[2J\u001b]0;owned\u0007\nname",
  subject: "pay \u202etxt.exe\u009b31m",
  message: "one\n\ttwo\u001b[31m\rthree\u2028four",
};
// Every control character but line feed and tab, and whatever reorders text.
const steering = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

test("what visitors typed cannot steer the terminal", async () => {
  const { dir } = filled(aMessage(evil));
  for (const words of [[], ["show", "1"], ["export"]]) {
    const { out } = await inbox(dir, words);
    expect(out).toContain("Eve");
    expect(out).not.toMatch(steering);
  }
  const shown = (await inbox(dir, ["show", "1"])).out;
  expect(shown).toContain("Name:        Eve\\x1b[2J\\x1b]0;owned\\x07\\nname\n");
  expect(shown).toContain("one\n\ttwo\\x1b[31m\\rthree\\u2028four\n");
  expect(JSON.parse((await inbox(dir, ["export"])).out)).toMatchObject([evil]);
});
