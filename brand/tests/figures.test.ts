import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { brandFolder } from "#src/content/brand-folder.ts";
import { company } from "#src/content/company.ts";
import { home } from "#src/content/home.ts";
import { detailedProjects, projects } from "#src/content/projects.ts";
import { services } from "#src/content/services.ts";
import { testimonials } from "#src/content/testimonials.ts";
import { technologies } from "#src/content/technologies.ts";
import { proseOf, readEntries } from "#tools/content/entries.ts";

/* Prices, ranges and totals follow from the figures in brand/figures.yaml. */

type Range = { from: number; to: number };
type Figures = {
  rates: Record<"lead" | "engineer" | "designer" | "tester", number>;
  lowest: number;
  highest: number;
  workingDaysInMonth: number;
  byTheDay: number;
  teams: Record<string, number | Range>;
  sources: { at: string; from: string }[];
};
const root = join(import.meta.dirname, "../..");
const figures = parse(
  await readFile(join(import.meta.dirname, "../figures.yaml"), "utf8"),
) as Figures;

const weeksOfMonth = 52 / 12;
const weekly = (rate: number) => rate / weeksOfMonth;

function teamOf(name: string): Range {
  const team = figures.teams[name];
  expect(team, `team of ${name} in brand/figures.yaml`).toBeDefined();
  return typeof team === "object" ? team : { from: Number(team), to: Number(team) };
}

/** The first one or two amounts or numbers of a text: "10 to 16 weeks", "$40,000 to $88,000". */
function rangeIn(text = ""): Range {
  const [from = NaN, to = from] = [...text.matchAll(/[\d,]*\d/g)].map(([it]) =>
    Number(it.replaceAll(",", "")),
  );
  return { from, to };
}

const numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const countIn = (text: string) => numerals.indexOf(/\w+/.exec(text.toLowerCase())?.[0] ?? "") + 1;

/** Whether people at our rates can cost that much in so many weeks. */
function expectPayable(what: string, price: Range, weeks: Range, team: Range) {
  const least = team.from * weeks.from * weekly(figures.lowest);
  const most = team.to * weeks.to * weekly(figures.highest);
  expect(price.from, `${what}: at least ${least.toFixed(0)}`).toBeGreaterThanOrEqual(least);
  expect(price.to, `${what}: at most ${most.toFixed(0)}`).toBeLessThanOrEqual(most);
}

describe("technology pages", () => {
  it.each(technologies)("$slug: price, weeks and team agree", ({ slug, engagement, example }) => {
    expectPayable(slug, rangeIn(engagement?.price), rangeIn(engagement?.duration), teamOf(slug));
    if (!example) return;
    const [, people = "", weeks = "", cost = ""] =
      /^(\w+) people, (\d+) weeks, about \$([\d,]+)/.exec(example.outcome) ?? [];
    expect(countIn(people)).toBe(figures.teams["examples"]);
    expectPayable(`${slug}: example`, rangeIn(cost), rangeIn(weeks), {
      from: teamOf(slug).from,
      to: countIn(people),
    });
    expect(rangeIn(example.steps.at(-1)?.time ?? "").to, "last week").toBe(Number(weeks));
  });

  it.each(technologies)("$slug: costs no more and no less than its service", (technology) => {
    const { range } = services.sections.find(({ slug }) => slug === technology.service) ?? {};
    if (!range) return;
    const [price, all] = [rangeIn(technology.engagement?.price), rangeIn(range.price)];
    expect(price.to).toBeLessThanOrEqual(all.to);
    // Database work alone is smaller than a product.
    if (technology.slug !== "database") expect(price.from).toBeGreaterThanOrEqual(all.from);
  });
});

it("case studies cost what their team costs in their weeks", () => {
  expect(detailedProjects.length).toBeGreaterThan(0);
  for (const { slug, detail } of detailedProjects) {
    const people = countIn(detail.team ?? "");
    const weeks = detail.weeks ?? NaN;
    expectPayable(
      slug,
      rangeIn(detail.cost),
      { from: weeks, to: weeks },
      { from: people, to: people },
    );
  }
  const note = /takes (\w+) to (\w+) months and (.*)\.$/.exec(services.ways?.note ?? "");
  const [, least = "", most = "", price = ""] = note ?? [];
  const weeks = detailedProjects.map(({ detail }) => detail.weeks ?? NaN);
  expect(countIn(least)).toBe(Math.round(Math.min(...weeks) / weeksOfMonth));
  expect(countIn(most)).toBe(Math.round(Math.max(...weeks) / weeksOfMonth));
  for (const { slug, detail } of detailedProjects) {
    const cost = rangeIn(detail.cost).from;
    expect(cost, slug).toBeGreaterThanOrEqual(rangeIn(price).from);
    expect(cost, slug).toBeLessThanOrEqual(rangeIn(price).to);
  }
});

describe("services", () => {
  const [project, team, day] = services.ways?.items ?? [];

  it("names the rates of the model", () => {
    const { lowest: from, highest: to } = figures;
    expect(rangeIn(team?.price)).toEqual({ from, to });
    expect(Math.min(...Object.values(figures.rates))).toBe(from);
    expect(Math.max(...Object.values(figures.rates))).toBe(to);
    const perDay = (month: number) => month / figures.workingDaysInMonth;
    expect(rangeIn(day?.price).from).toBeGreaterThanOrEqual(perDay(from));
    expect(rangeIn(day?.price).to).toBeLessThanOrEqual(perDay(to) * figures.byTheDay);
    expectPayable(
      "first versions",
      rangeIn(project?.price),
      rangeIn(project?.duration),
      teamOf("firstVersion"),
    );
  });

  it("prices discovery and a week of reading by the people they take", () => {
    const discovery = services.steps?.items[1];
    const [, weeks = "", price = ""] = /^(.*) weeks, (.*)$/.exec(discovery?.time ?? "") ?? [];
    expect(price).toMatch(/^\$/);
    const [least = "", most = ""] = weeks.split(" to ");
    expectPayable(
      "discovery",
      rangeIn(price),
      { from: countIn(least), to: countIn(most) },
      teamOf("discovery"),
    );
    const reading = services.questions?.items.map(({ answer }) => answer).join(" ") ?? "";
    const cost = rangeIn(
      /week of reading, by two engineers, for (\$[\d,]+)/.exec(reading)?.[1] ?? "",
    );
    expectPayable("reading", cost, { from: 1, to: 1 }, teamOf("reading"));
  });

  it("adds up what a budget buys", () => {
    const { budget } = services;
    const prices = budget?.stages.map(({ price }) => rangeIn(price).from) ?? [];
    const total = rangeIn(budget?.total.price).from;
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.reduce((sum, price) => sum + price)).toBe(total);
    expect(rangeIn(budget?.heading).from).toBe(total);

    const { lead, engineer, designer, tester } = figures.rates;
    const looking = weekly(lead + designer);
    const building = weekly(lead + 2 * engineer + designer / 2 + tester / 2);
    for (const { title, time, price } of budget?.stages ?? []) {
      const { from, to } = rangeIn(time);
      if (Number.isNaN(from)) continue;
      const cost = (to - from + 1) * (from === 1 ? looking : building);
      expect(Math.abs(rangeIn(price).from - cost), title).toBeLessThan(100);
    }
    for (const rate of Object.values(figures.rates))
      expect(budget?.intro).toContain(`$${rate.toLocaleString("en-US")}`);
  });

  it("says the same on the home page", () => {
    expect(home.proof?.offer).toContain(project?.price);
    expect(home.proof?.offer).toContain(project?.duration);
    expect(home.proof?.offerLink.label).toBe(services.budget?.heading);
  });
});

it("counts offices, projects and quotes as they are", () => {
  const counts = { offices: company.offices.length + 1, quotes: testimonials.length };
  expect(counts).toEqual({ offices: 5, quotes: countIn(home.testimonials?.lead ?? "") });
  expect(projects.length).toBeGreaterThanOrEqual(22);
});

it("lists each sentence with a figure and its source in test-results/figures.md", async ({
  annotate,
}) => {
  const { entries } = await readEntries(root);
  const folder = `${brandFolder}/content/`;
  const figure = new RegExp(
    `\\d|\\b(?:${numerals.slice(2).join("|")}|ten|eleven|twelve|thirteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)\\b`,
    "i",
  );
  const rows = proseOf(
    entries.filter(({ collection }) => !["company", "houseStyle"].includes(collection)),
  )
    .filter((it) => figure.test(it.text))
    .flatMap(({ file, path, text }) => {
      const place = `${file.replace(folder, "").replace(/\/index\.\w+/, "/")}: ${path.join(".")}`;
      const source = figures.sources.find(({ at }) => new RegExp(at).test(place))?.from;
      return text
        .replaceAll(/\s+/g, " ")
        .split(/(?<=[.?!])\s+/)
        .filter((sentence) => figure.test(sentence))
        .map((sentence) => ({ place, sentence, source }));
    });
  expect(rows.length).toBeGreaterThan(100);
  const lines = rows.map(
    ({ place, sentence, source = "**no source**" }) =>
      `| ${place} | ${sentence.replaceAll("|", "\\|")} | ${source} |`,
  );
  await mkdir(join(root, "test-results"), { recursive: true });
  await writeFile(
    join(root, "test-results", "figures.md"),
    ["| where | sentence | source |", "| --- | --- | --- |", ...lines, ""].join("\n"),
  );
  // Advice: somebody may be about to write it down.
  for (const { place, sentence, source } of rows)
    if (!source)
      await annotate(`No source for "${sentence}" (${place}); add one to brand/figures.yaml`);
});
