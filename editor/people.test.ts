import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tempDir } from "#server/testing/temp.ts";

/** npm run edit:people -- NAME */
function editPeople(file: string, ...args: string[]) {
  const program = join(import.meta.dirname, "people.ts");
  const env = { PATH: process.env["PATH"], EDIT_PEOPLE: file };
  const input = "a password of ours\n";
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    input,
    encoding: "utf8",
  });
  return [status, stderr.trim()];
}

test("a name without a letter or digit is refused, and a file that cannot be read stays as it is", () => {
  const file = join(tempDir(), "people.json");
  expect(editPeople(file, ".")).toEqual([1, "A name needs a letter or a digit."]);
  expect(existsSync(file)).toBe(false);
  expect(editPeople(file, "Zara Malik,", "PhD")).toEqual([0, ""]);
  const written = readFileSync(file, "utf8");
  expect(JSON.parse(written)).toEqual({ "Zara Malik, PhD": expect.stringMatching(/^scrypt:/) });
  const half = written.slice(0, -9);
  writeFileSync(file, half);
  for (const args of [["Amina"], ["--remove", "Zara Malik, PhD"], []])
    expect(editPeople(file, ...args)).toEqual([1, expect.stringMatching(/^The people .* be read/)]);
  expect(readFileSync(file, "utf8")).toBe(half);
});
