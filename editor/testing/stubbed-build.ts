import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { publishingOf } from "./publishing.ts";
import { copyBrand, startEditor } from "./start-editor.ts";

/** Instead of `nice … tools/build.ts`. */
const build = `#!/bin/sh
test -n "$HOME" || exit 1
if test -e "$STUB/fails"; then cat "$STUB/fails"; exit 1; fi
if test -e "$STUB/hangs"; then exec sleep 30; fi
mkdir -p "$SITE_DIR" && cp "$BRAND_DIR/content/pages/not-found/index.yaml" "$SITE_DIR/index.html"
`;

type Setup = {
  env?: Record<string, string>;
  /** @returns more of the environment */
  prepare?: (git: Git, copy: string) => Record<string, string> | void;
};
export type Git = (...args: string[]) => string;

/** The editor on a copy of the brand, with a build that only copies; until the test ends. */
export async function startStubbed({ env = {}, prepare = () => {} }: Setup = {}) {
  const copy = await copyBrand();
  const stub = folderOf({ nice: build });
  execFileSync("chmod", ["755", join(stub, "nice")]);
  const git: Git = (...args) =>
    execFileSync("git", ["-c", "user.name=Dev", "-c", "user.email=dev@x.invalid", ...args], {
      cwd: copy,
      encoding: "utf8",
    }).trim();
  const more = prepare(git, copy) ?? {};
  const PATH = [stub, process.env["PATH"]].join(delimiter);
  const editor = await startEditor(copy, { PATH, STUB: stub, ...env, ...more });
  onTestFinished(async () => {
    await editor.stop();
    rmSync(copy, { recursive: true });
  });
  const publishing = publishingOf(editor);
  const people = async () =>
    (await editor.call("overview")).kinds["people"]?.entries.map(({ slug }) => slug) ?? [];
  /** Changes an entry's value. */
  async function change(kind: "people" | "notFound" | "brand", slug: string, to: object) {
    const entry = await editor.call("openEntry", { kind, slug });
    const saved = await editor.call("save", { kind, slug }, entry?.version ?? "", {
      ...entry?.value,
      ...to,
    });
    expect(saved).toHaveProperty("version");
  }
  const inGit = (path: string, at = "HEAD") => git("show", `${at}:${editor.brand}/content/${path}`);
  const failBuilds = (said: string) => writeFileSync(join(stub, "fails"), said);
  const hangBuilds = () => writeFileSync(join(stub, "hangs"), "");
  const letBuilds = () => rmSync(join(stub, "fails"));
  return {
    ...publishing,
    variables: { PATH, STUB: stub, ...more },
    copy,
    editor,
    git,
    people,
    change,
    inGit,
    failBuilds,
    hangBuilds,
    letBuilds,
  };
}
