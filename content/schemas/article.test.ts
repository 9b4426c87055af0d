import { expect, test } from "vitest";
import { kinds } from "./article.ts";

const { schema } = kinds.articles;
const whole = { title: "A", date: "2026-05-04", description: "B", markdown: "C" };
const figure = { alt: "D", drawing: "e" };

test.for([
  [{}, []],
  [{ markdown: "C\n\n![](1)\n\nD", figures: [figure] }, []],
  [{ markdown: "![](1)", figures: [{ alt: "D" }] }, ["figures.0.image"]],
  [{ updated: "2026-05-03" }, ["updated"]],
  [{ markdown: "![](1)\n\n![](2)", figures: [figure] }, ["markdown"]],
  [{ markdown: "In ![](1) a line", figures: [figure] }, ["figures.0", "markdown"]],
  [{ markdown: "![a](/b.png)" }, ["markdown"]],
  [{ markdown: "> [a]: javascript:b" }, ["markdown"]],
  [{ markdown: "[a](/b) [c](https://d.example) `[e](f)`" }, []],
  [{ markdown: "[a](javascript:alert(1))" }, ["markdown"]],
  [{ markdown: "[a](b)" }, ["markdown"]],
] as const)("an article is whole, and what its text shows is there (%#)", ([changed, wrong]) => {
  const { error } = schema.safeParse({ ...whole, ...changed });
  expect((error?.issues ?? []).map(({ path }) => path.join("."))).toEqual(wrong);
});
