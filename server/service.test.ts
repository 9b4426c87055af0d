import { expect, test } from "vitest";
import { recordingLog } from "./testing/log.ts";
import { run, type Service } from "./service.ts";

test("services start as listed and stop in reverse, those of a group side by side, whatever one of them throws", async () => {
  const { log, lines } = recordingLog();
  const events: string[] = [];
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  const service = (name: string, stop: () => void | Promise<void> = () => {}): Service => ({
    name,
    start: () => void events.push(`+${name}`),
    async stop() {
      await stop();
      events.push(`-${name}`);
    },
  });
  const fail = () => Promise.reject(new Error("stuck"));
  // The first of the group can stop only while the second does.
  const group = [service("http", () => sent), service("mail", send)];
  const stop = await run([service("inbox"), group, service("drain", fail), { name: "idle" }], log);
  expect(events.splice(0)).toEqual(["+inbox", "+http", "+mail", "+drain"]);
  await stop();
  expect(events.slice(0, 2).toSorted()).toEqual(["-http", "-mail"]);
  expect(events.slice(2)).toEqual(["-inbox"]);
  expect(lines).toMatchObject([{ msg: "The service drain did not stop." }]);
});
