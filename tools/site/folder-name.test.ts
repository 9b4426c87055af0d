import { expect, test } from "vitest";
import { folderProblem } from "./folder-name.ts";

test.each(["/srv/Amina's site", "/srv/100% site", "/srv/C# site", "/srv/what?/site"])(
  "%s is told",
  (folder) => {
    expect(folderProblem(folder)).toContain(`cannot build in ${folder}`);
  },
);

test("a path with spaces and brackets is fine", () => {
  expect(folderProblem("/srv/Web sites (new) & [alt]")).toBeUndefined();
});
