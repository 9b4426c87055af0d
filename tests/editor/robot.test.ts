import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { runRobot } from "../../editor/testing/robot.ts";
import { startEditor } from "../../editor/testing/start-editor.ts";
import { build, copyProject } from "../second-brand/build.ts";

const buildDay = "2026-11-21";

test("the site builds after any edits that the editor takes", async () => {
  const copy = await copyProject();
  const editor = await startEditor(copy, { SITE_DAY: buildDay });
  const builds: string[] = [];
  const { faults, counts } = await runRobot({
    editor,
    seed: 2026,
    edits: 300,
    async afterEach(count) {
      if (count % 30 > 0) return;
      const said = await build(copy).then(
        () => "built",
        (error: { stderr?: string }) => String(error.stderr).slice(-2000),
      );
      builds.push(`${count}: ${said}`);
    },
  });
  await editor.stop();
  await rm(copy, { recursive: true });
  const failed = builds.filter((it) => !it.endsWith(": built"));
  expect([...faults, ...failed]).toEqual([]);
  expect(builds).toHaveLength(10);
  expect(counts.saved).toBeGreaterThan(60);
});
