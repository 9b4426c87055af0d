import { expect, test } from "vitest";
import { failureOf } from "./failure.ts";

test.each(["EACCES: permission denied", "EROFS: read-only file system"])(
  "%s is told to whoever looks after the server",
  (reason) => {
    const failure = failureOf(new Error(`${reason}, mkdir '/builds/1'`));
    expect(failure.message).toMatch(/^The editor may not write where the builds/);
    expect(failure.details).toContain("/builds/1");
  },
);
