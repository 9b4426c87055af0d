import { join } from "node:path";
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

test("a development server has the styles of a notice, also before there is one", () => {
  const made = (command: "serve" | "build") => {
    const plugin = styleSources(() => false);
    const sheet = join(import.meta.dirname, "../src/styles/home.css");
    // Of Vite they need nothing else.
    if (typeof plugin.configResolved === "function")
      void plugin.configResolved.call({} as never, { command } as never);
    if (typeof plugin.transform !== "function") return undefined;
    return plugin.transform.call({} as never, '@import "./shared.css";', sheet);
  };
  const styles = /notice\.css[^]*layouts\/notice\.tsx/;
  expect(made("serve")).toHaveProperty("code", expect.stringMatching(styles));
  expect(made("build")).not.toHaveProperty("code", expect.stringMatching(styles));
});
