import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { filled, inbox } from "../testing/inbox.ts";

allowSlowMachines();

describe("delete", () => {
  test("takes all the numbers or none", async () => {
    const { dir, store } = filled(aMessage(), aMessage(), anApplication());
    expect(await inbox(dir, ["delete", "1", "9"])).toMatchObject({
      code: 1,
      err: "There is no message 9.\n",
    });
    expect(store.list()).toHaveLength(3);
    expect(await inbox(dir, ["delete", "1", "3", "--yes"])).toEqual({
      code: 0,
      out: "Message 1, application 3 are deleted.\n",
      err: "",
    });
    expect(store.list().map(({ number }) => number)).toEqual([2]);
  });
});

describe("erase", () => {
  const key = "mark-0123456789abcdef";
  const theirs = [
    aMessage({ email: "Mark@Example.org", message: "mark ".repeat(2000) }, { key }),
    anApplication(
      { email: "mark@example.org", full_name: "mark" },
      { suspected: true, resume: { name: "mark.pdf", bytes: Buffer.from("mark ".repeat(9000)) } },
    ),
  ];

  test("takes everything of one person, without a trace in the files", async () => {
    const { dir, store } = filled(...theirs, aMessage(), anApplication());
    const files = () =>
      Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))));
    expect(files().includes("mark")).toBe(true);
    expect(await inbox(dir, ["erase", "--email", "mark@example.org", "--yes"])).toEqual({
      code: 0,
      out: "2 entries of mark@example.org are erased.\n",
      err: "",
    });
    expect(store.list().map(({ number }) => number)).toEqual([3, 4]);
    expect(store.resume(2)).toBeUndefined();
    expect(store.queueState().waiting).toBe(2);
    expect(files().toString("latin1")).not.toMatch(/mark/i);
    expect(await inbox(dir, ["erase", "email", "mark@example.org", "yes"])).toMatchObject({
      code: 0,
      out: "Nothing is kept that mark@example.org sent.\n",
    });
  });

  test("asks first, and where nobody can be asked erases nothing", async () => {
    const { dir, store } = filled(...theirs);
    expect(await inbox(dir, ["erase", "email", "mark@example.org"])).toEqual({
      code: 1,
      out: "",
      err: "Nothing was erased. To erase without a question: erase email mark@example.org yes.\n",
    });
    expect(store.list()).toHaveLength(2);
  });
});
