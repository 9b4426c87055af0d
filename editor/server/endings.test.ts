import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { copyBrand, startEditor } from "#editor/testing/start-editor.ts";

/* How the editor ends: never because nobody reads what it says, and never without a word. */

test("an editor whose terminal was closed works on", async () => {
  const editor = await startEditor(await copyBrand());
  editor.closeOutput();
  const asked = { method: "POST", headers: { origin: editor.url }, body: "[]" };
  // It writes about each of them.
  for (let count = 0; count < 3; count += 1)
    expect((await fetch(`${editor.url}/edit/api/openEntry`, asked)).status).toBe(500);
  expect(await editor.call("overview")).toHaveProperty("kinds");
  await editor.stop();
  rmSync(editor.copy, { recursive: true });
});

test("when a part of it ends, it is said which, and why", async () => {
  const root = join(import.meta.dirname, "../..");
  const child = spawn(process.execPath, ["tools/dev.ts", "edit"], {
    cwd: root,
    // Refused without a password.
    env: { PATH: process.env["PATH"], PORT: `${await freePort()}`, EDIT_HOST: "0.0.0.0" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const said = text(child.stderr);
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(await said).toContain("editor/server/main.ts ended with code 1.");
});
