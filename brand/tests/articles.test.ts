import { expect, it } from "vitest";
import { articles } from "#src/entries/articles.ts";
import { projects } from "#src/entries/projects.ts";

/* Figures of articles that other pages have, too. */

const rowsOf = (markdown: string) =>
  [...markdown.matchAll(/^\|(.+)\|$/gm)].map(([, row = ""]) =>
    row.split("|").map((cell) => cell.trim()),
  );
const amount = (text = "") => Number(text.replaceAll(/[$,]/g, ""));

it("paid amounts in a table of projects are those of the portfolio", () => {
  const rows = articles
    .flatMap(({ markdown }) => rowsOf(markdown))
    .flatMap(([title, year, signed, paid, apart = ""]) => {
      const project = projects.find((it) => it.title === title);
      return project ? [{ project, year, signed, paid, apart }] : [];
    });
  for (const { project, year, signed, paid, apart } of rows) {
    // Words may follow the amount.
    const cost = /^\S+/.exec(project.cost ?? "")?.[0];
    expect.soft([year, paid], project.title).toEqual([String(project.year), cost]);
    const percent = Math.round((amount(paid) / amount(signed) - 1) * 100);
    expect.soft(amount(apart.replace("−", "-").replace("%", "")), project.title).toBe(percent);
  }
});
