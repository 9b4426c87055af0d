import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { brandFolder } from "#content/brand-folder.ts";
import { kinds } from "./job.ts";

test("a picture of its own has a file or a drawing", () => {
  const folder = join(brandFolder, "content/jobs");
  const [slug = ""] = readdirSync(folder);
  const job = parse(readFileSync(join(folder, slug, "index.yaml"), "utf8")) as object;
  const wrong = (picture: object) =>
    kinds.jobs.schema
      .safeParse({ ...job, picture })
      .error?.issues.map(({ path }) => path.join("."));
  expect(wrong({ alt: "A" })).toEqual(["picture.image"]);
  expect(wrong({ alt: "A", drawing: "b" })).toBe(undefined);
});
