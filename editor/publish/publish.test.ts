import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#tests/support/patience.ts";
import { tempDir } from "#server/testing/temp.ts";
import { publishingOf } from "#editor/testing/publishing.ts";
import { copyBrand, startEditor } from "#editor/testing/start-editor.ts";

/* With real builds: tests/editor/. */

test("without git entries are edited and saved, and it is said why nothing can be published", async () => {
  const copy = await copyBrand();
  const editor = await startEditor(copy, { PATH: join(copy, "no programs") });
  const id = { kind: "notFound", slug: "" } as const;
  const entry = await editor.call("openEntry", id);
  const value = { ...entry?.value, title: "Saved" };
  expect(await editor.call("save", id, entry?.version ?? "", value)).toMatchObject({ slug: "" });
  const { start, ended, status } = publishingOf(editor);
  const problem = expect.stringContaining("needs the program git");
  expect(await status()).toMatchObject({ problem });
  await start();
  expect(await ended()).toMatchObject({ isLive: false, message: problem });
  await editor.stop();
  rmSync(copy, { recursive: true });
});

test("a publish that is killed leaves no copy of the entries", async () => {
  const copy = await copyBrand();
  const temporary = tempDir();
  const killed = await startEditor(copy, { TMPDIR: temporary });
  const { start, status } = publishingOf(killed);
  await start();
  await eventually(async () => expect((await status()).running?.step).toBe("build"));
  await killed.stop("SIGKILL");
  const editor = await startEditor(copy);
  await publishingOf(editor).status();
  const builds = readdirSync(join(copy, "dist/builds")).filter((name) => /^\d/.test(name));
  expect([...readdirSync(temporary), ...builds]).toEqual([]);
  await editor.stop();
  rmSync(copy, { recursive: true });
});
