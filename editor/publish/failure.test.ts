import { expect, test } from "vitest";
import { failureOf, lackOf } from "./failure.ts";
import { saidByFailed } from "./run-program.ts";

test.each(["EACCES: permission denied", "EROFS: read-only file system"])(
  "%s is told to whoever looks after the server",
  (reason) => {
    const failure = failureOf(new Error(`${reason}, mkdir '/builds/1'`));
    expect(failure.message).toMatch(/^The editor may not write where the builds/);
    expect(failure.details).toContain("/builds/1");
  },
);

test("a build that was killed is told as such, not as an entry's mistake", async () => {
  const said = await saidByFailed("sh", ["-c", "echo Building; kill -KILL $$"], {});
  expect(lackOf(said ?? "")).toMatch(/^The build was killed, .* It is recorded, but not live\./);
  expect(lackOf("There is no page /privcy.")).toBeUndefined();
});
