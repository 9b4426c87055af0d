import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aMessage } from "#server/testing/submissions.ts";
import { openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { sqliteCodes, storeError } from "./codes.ts";
import { storePath } from "./database.ts";

test("new folders and files are readable by their owner only; an existing folder keeps its mode", async () => {
  const dir = join(tempDir(), "deep", "data");
  await openedStore(dir).store.add(aMessage());
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const modes = [dir, storePath(dir), `${storePath(dir)}-wal`].map(mode);
  expect(modes).toEqual(["700", "600", "600"]);
  const shared = tempDir();
  chmodSync(shared, 0o750);
  openedStore(shared);
  expect(mode(shared)).toBe("750");
});

test("an I/O error, which a full disk is for SQLite, says that the disk may be full", () => {
  const error = Object.assign(new Error("disk I/O error"), { errcode: sqliteCodes.ioError });
  expect(storeError(error)).toMatchObject({ message: "disk I/O error (perhaps the disk is full)" });
});
