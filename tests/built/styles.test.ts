import { expect, test } from "vitest";
import { readBuiltPages } from "../journeys/support/built.ts";

/* Each style sheet names the files whose classes it needs (src/styles): one left out has no rules, and says nothing. */
test("every class of a page stands in the page's own styles", async () => {
  for (const { path, root } of await readBuiltPages()) {
    const styles = root.querySelectorAll("style").map((style) => style.rawText);
    const names = styles.join("").matchAll(/\.((?:\\.|[\w-])+)/g);
    const styled = new Set(names.map(([, name = ""]) => name.replaceAll("\\", "")));
    const used = root
      .querySelectorAll("[class]")
      .flatMap((it) => it.getAttribute("class")?.split(" "));
    const unknown = new Set(used.filter((name) => name && !styled.has(name)));
    expect.soft([...unknown], path).toEqual([]);
  }
});
