import { describe, expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { at, filled, inbox } from "../testing/inbox.ts";

allowSlowMachines();

describe("accept", () => {
  test("puts suspected ones among the others and into the queue, all or none", async () => {
    const { dir, store } = filled(
      aMessage({}, { suspected: true }),
      aMessage(),
      anApplication({}, { suspected: true }),
    );
    expect(await inbox(dir, ["accept", "1", "2"])).toMatchObject({
      code: 1,
      err: "Message 2 is not kept apart.\n",
    });
    expect(store.queueState().waiting).toBe(1);
    expect((await inbox(dir, ["accept", "1", "3"])).out).toBe(
      "Message 1, application 3 are accepted.\n",
    );
    expect(store.queueState().waiting).toBe(3);
    expect((await inbox(dir, ["suspected"])).out).toBe("Nothing is kept apart.\n");
  });
});

describe("retry", () => {
  function parked() {
    const opened = filled(
      aMessage(),
      anApplication(),
      aMessage({}, { suspected: true }),
      aMessage(),
    );
    for (const number of [1, 2]) {
      opened.store.claim("owner", at, new Date(at.getTime() + 1000));
      opened.store.markNotMailed(number, "owner", "550 no such user", "parked");
    }
    opened.store.markMailed(4, at);
    return opened;
  }

  test("puts back one, or all that were given up", async () => {
    const { dir, store } = parked();
    expect((await inbox(dir, ["show", "1"])).out).toContain("Not mailed:  550 no such user\n");
    expect((await inbox(dir, ["retry", "2"])).out).toBe("Application 2 will be mailed again.\n");
    expect(store.queueState()).toMatchObject({ waiting: 1, parked: 1 });
    expect((await inbox(dir, ["retry"])).out).toBe("1 message will be mailed again.\n");
    expect(store.queueState()).toMatchObject({ waiting: 2, parked: 0 });
    expect((await inbox(dir, ["retry", "all"])).out).toBe("No mail was given up.\n");
  });

  test.for([
    ["3", "Message 3 is kept apart: accept 3 first.\n"],
    ["4", "Message 4 was mailed already.\n"],
    ["9", "There is no message 9.\n"],
  ] as const)("of message %s says: %s", async ([number, err]) => {
    expect(await inbox(parked().dir, ["retry", number])).toMatchObject({ code: 1, err });
  });
});
