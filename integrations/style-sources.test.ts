import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sourcesOf, styleSources } from "./style-sources.ts";

const named = (sheet: string) => sourcesOf(sheet).map((file) => file.replace(process.cwd(), ""));

test("the sources of a style sheet are the components of its pages, slots and islands included", () => {
  const home = named("home.css");
  expect(home).toContain("/src/layouts/header.tsx");
  expect(named("interactive.css")).toContain("/src/islands/forms/field.tsx");
  expect(home.join()).toMatch(/\/components\/hero-picture\.tsx|\/src\/slots\/hero-picture\.tsx/);
  // Those of other pages, scripts, and modules without classes.
  expect(home.join()).not.toMatch(/contact-screen|src\/browser|src\/lib|\/content\//);
  expect(named("none.css")).toEqual([]);
});

test("a style sheet is made anew when a notice is added while a development server runs", () => {
  const watched: string[] = [];
  const context = { addWatchFile: (file: string) => void watched.push(basename(dirname(file))) };
  const { transform } = styleSources();
  const sheet = join(import.meta.dirname, "../src/styles/home.css");
  // Of Vite's context it needs this only.
  if (typeof transform === "function")
    void transform.call(context as never, '@import "./shared.css";', sheet);
  expect(watched).toEqual(["navigation"]);
});
