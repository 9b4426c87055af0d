import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "#server/served-environment.ts";

/* An opening and a project of the company made for tests begin on February 1, 2032. */

/** Outside of the project; Astro takes what begins with its name for a part of it. */
const folder = `${projectRoot.slice(0, -1)}-first-day/site`;
/** Their addresses and words of their own: the footer's link to the project has its label also before, and leads to all. */
const names = [
  "/careers/redaktion",
  "/portfolio/fahrplan",
  "was auf den Bildschirmen steht",
  "wann das Wasser reicht",
];

/** Files of a build for a day that name what begins, and whether its pages, share images and pictures are there. */
function builtFor(day: string) {
  const env = { ...process.env, BRAND_DIR: "tests/company", SITE_DIR: folder };
  const options = { cwd: projectRoot, env, stdio: "ignore" } as const;
  execFileSync(process.execPath, ["tools/build.ts", "served", day], options);
  const at = (file: string) => join(folder, file);
  const texts = globSync("**/*.{html,xml,txt,json}", { cwd: at("") });
  const naming = texts.filter((file) =>
    names.some((name) => readFileSync(at(file), "utf8").includes(name)),
  );
  const pages = ["careers/redaktion.html", "portfolio/fahrplan.html"];
  const shared = globSync("share/*{redaktion,fahrplan}*.jpg", { cwd: at("") });
  const pictures = globSync("_astro/fahrplan*", { cwd: at("") });
  return { naming, pages: pages.filter((page) => existsSync(at(page))), shared, pictures };
}

test("the night's build of its first day brings an opening and a project, and none before has a trace", () => {
  onTestFinished(() => rmSync(dirname(folder), { recursive: true, force: true }));
  expect(builtFor("2032-01-31")).toEqual({ naming: [], pages: [], shared: [], pictures: [] });
  const { naming, pages, shared, pictures } = builtFor("2032-02-01");
  expect(pages).toHaveLength(2);
  expect(shared).toHaveLength(2);
  expect(pictures).not.toHaveLength(0);
  for (const file of ["careers.html", "portfolio.html", "sitemap.xml", "llms.txt", "services.html"])
    expect(naming).toContain(file);
});
