import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { runRobot } from "#editor/testing/robot.ts";
import { copyBrand, startEditor } from "#editor/testing/start-editor.ts";

test("random edits leave entries without mistakes, or are refused", async () => {
  const editor = await startEditor(await copyBrand());
  const { faults, counts } = await runRobot({ editor, seed: 13, edits: 25 });
  await editor.stop();
  await rm(editor.copy, { recursive: true });
  expect(faults).toEqual([]);
  expect(Math.min(counts.saved, counts.refused)).toBeGreaterThan(3);
});
