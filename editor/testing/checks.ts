import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readBySchemas } from "#editor/kind-groups.ts";
import type { Editor } from "./start-editor.ts";

/** What `npm run check:content` finds, in a process that keeps the schemas. */
export function checkerOf({ copy: cwd, brand }: Editor) {
  const start = (): ChildProcess =>
    fork(join(import.meta.dirname, "checker.ts"), {
      cwd,
      env: { ...process.env, BRAND_DIR: brand },
    });
  let checker = start();
  return {
    /** @param kind of the entry that was changed: schemas read some when they are loaded */
    async now(kind: string): Promise<string[]> {
      if (kind in readBySchemas) {
        checker.kill();
        checker = start();
      }
      checker.send("check");
      const [findings] = (await once(checker, "message")) as [string[]];
      return findings;
    },
    stop: () => checker.kill(),
  };
}
