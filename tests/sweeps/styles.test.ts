import { expect, test } from "vitest";
import { readBuiltPages } from "#tests/support/journeys/built.ts";

/* Each style sheet lists the files whose classes it covers (src/styles). A missing file silently gets no rules. */
test("every class used on a page has a rule in that page's styles", async () => {
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
