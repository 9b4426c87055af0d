import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { brandFolder } from "#content/brand-folder.ts";
import { company } from "#src/entries/company.ts";
import { home } from "#src/entries/home.ts";
import { detailedProjects, projects } from "#src/entries/projects.ts";
import { services } from "#src/entries/services.ts";
import { testimonials } from "#src/entries/testimonials.ts";
import { technologies } from "#src/entries/technologies.ts";
import { textsIn } from "#content/advice/texts.ts";
import { placeOf, readSite } from "#content/site.ts";

/*
 * Prices, ranges and totals follow from the figures in brand/figures.yaml. Where a text names none, there is nothing to
 * agree with: it may say something else.
 */

type Range = { from: number; to: number };
type Role = "lead" | "engineer" | "designer" | "tester";
type Figures = {
  rates: Record<Role, number>;
  lowest: number;
  highest: number;
  workingDaysInMonth: number;
  byTheDay: number;
  reserve: number;
  technologies: Record<string, Partial<Record<Role, number>>>;
  teams: Record<string, number | Range>;
  sources: { at: string; from: string }[];
};
const root = process.cwd();
const figures = parse(
  await readFile(join(import.meta.dirname, "../figures.yaml"), "utf8"),
) as Figures;

const weeksOfMonth = 52 / 12;
const weekly = (rate: number) => rate / weeksOfMonth;

const teamOf = (name: string): Range => {
  const team = figures.teams[name];
  return typeof team === "object" ? team : { from: Number(team), to: Number(team) };
};

/** The first one or two amounts or numbers of a text: "10 to 16 weeks", "$40,000 to $88,000". */
function rangeIn(text = ""): Range {
  const [from = NaN, to = from] = [...text.matchAll(/[\d,]*\d/g)].map(([it]) =>
    Number(it.replaceAll(",", "")),
  );
  return { from, to };
}

const numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const countIn = (text: string) => numerals.indexOf(/\w+/.exec(text.toLowerCase())?.[0] ?? "") + 1;

const isKnown = (...ranges: Range[]) => ranges.every(({ from, to }) => from + to > 0);
const amountsIn = (text = "") =>
  (text.match(/\$[\d,]*\d/g) ?? []).map((amount) => rangeIn(amount).from);

/** Whether people at our rates can cost that much in so many weeks. */
function expectPayable(what: string, price: Range, weeks: Range, team: Range) {
  if (!isKnown(price, weeks, team)) return;
  const least = team.from * weeks.from * weekly(figures.lowest);
  const most = team.to * weeks.to * weekly(figures.highest);
  expect(price.from, `${what}: at least ${least.toFixed(0)}`).toBeGreaterThanOrEqual(least);
  expect(price.to, `${what}: at most ${most.toFixed(0)}`).toBeLessThanOrEqual(most);
}

it("people at our rates can cost what the cards of projects say, in so many weeks", () => {
  const { from, to } = teamOf("firstVersion");
  const wrong = projects.filter(({ weeks = NaN, cost, detail }) => {
    const price = rangeIn(cost);
    const [least, most] = [from * weekly(figures.lowest), to * weekly(figures.highest)];
    return !detail && (price.from < least * weeks || price.to > most * weeks);
  });
  expect(wrong.map(({ slug, cost }) => `${slug}: ${cost}`)).toEqual([]);
});

it("projects beside a budget cost within a tenth of it", () => {
  const { total, examples } = services.budget ?? {};
  const budget = rangeIn(total?.price).from;
  const costs = (examples?.projects ?? []).map((slug) => {
    const { cost } = projects.find((project) => project.slug === slug) ?? {};
    return rangeIn(cost).from;
  });
  expect(costs.filter((cost) => !(Math.abs(cost - budget) < budget / 10))).toEqual([]);
});

describe("technology pages", () => {
  it.each(technologies)("$slug: price, weeks and team agree", ({ slug, engagement, example }) => {
    const team = Object.entries(figures.technologies[slug] ?? {}) as [Role, number][];
    if (team.length === 0) return;
    const cost = (weeks: number) =>
      team.reduce((sum, [role, people]) => sum + people * weeks * weekly(figures.rates[role]), 0);
    const rounded = 1000;

    const [price, weeks] = [rangeIn(engagement?.price), rangeIn(engagement?.duration)];
    if (isKnown(price, weeks)) {
      expect(Math.abs(price.from - cost(weeks.from)), `from ${cost(weeks.from)}`).toBeLessThan(
        rounded,
      );
      const most = cost(weeks.to);
      expect(price.to, `at least ${most}`).toBeGreaterThan(most - rounded);
      expect(price.to, `at most ${most * figures.reserve}`).toBeLessThan(
        most * figures.reserve + rounded,
      );
    }

    if (!example) return;
    const outcome = /^(\w+) people, (\d+) weeks, about \$([\d,]+)/.exec(example.outcome);
    if (!outcome) return;
    const [, people = "", duration = "", told = ""] = outcome;
    expect(countIn(people)).toBe(figures.teams["examples"]);
    const sum = cost(Number(duration));
    expect(Math.abs(rangeIn(told).from - sum), `example: ${sum}`).toBeLessThan(rounded);
    const ends = example.steps.map(({ time }) => rangeIn(time)).filter((it) => isKnown(it));
    if (ends.length > 0)
      expect(Math.max(...ends.map(({ to }) => to)), "last week").toBe(Number(duration));
  });

  it.each(technologies)("$slug: costs no more and no less than its service", (technology) => {
    const { range } = services.sections.find(({ slug }) => slug === technology.service) ?? {};
    if (!range) return;
    const [price, all] = [rangeIn(technology.engagement?.price), rangeIn(range.price)];
    if (!isKnown(price, all)) return;
    expect(price.to).toBeLessThanOrEqual(all.to);
    // Database work alone is smaller than a product.
    if (technology.slug !== "database") expect(price.from).toBeGreaterThanOrEqual(all.from);
  });
});

it("case studies cost what their team costs in their weeks", () => {
  expect(detailedProjects.length).toBeGreaterThan(0);
  for (const { slug, detail, cost, weeks = NaN } of detailedProjects) {
    const people = countIn(detail.team ?? "");
    expectPayable(slug, rangeIn(cost), { from: weeks, to: weeks }, { from: people, to: people });
  }
  const note = /takes (\w+) to (\w+) months and (.*)\.$/.exec(services.ways?.note ?? "");
  if (!note) return;
  const [, least = "", most = "", price = ""] = note;
  const weeks = detailedProjects.flatMap(({ weeks: own }) => own ?? []);
  expect(countIn(least)).toBe(Math.round(Math.min(...weeks) / weeksOfMonth));
  expect(countIn(most)).toBe(Math.round(Math.max(...weeks) / weeksOfMonth));
  for (const { slug, cost } of detailedProjects) {
    if (!isKnown(rangeIn(cost))) continue;
    expect(rangeIn(cost).from, slug).toBeGreaterThanOrEqual(rangeIn(price).from);
    expect(rangeIn(cost).from, slug).toBeLessThanOrEqual(rangeIn(price).to);
  }
});

describe("services", () => {
  const { ways, steps, questions, budget } = services;
  /** The way whose least price is within a range: by the day, by the month or for a project. */
  const wayAt = (least: number, most: number) =>
    ways?.items.find(({ price }) => rangeIn(price).from > least && rangeIn(price).from <= most);
  const project = wayAt(20_000, Infinity);

  it("names the rates of the model", () => {
    const { lowest: from, highest: to } = figures;
    expect(Math.min(...Object.values(figures.rates))).toBe(from);
    expect(Math.max(...Object.values(figures.rates))).toBe(to);
    const month = wayAt(1000, 20_000);
    if (month) expect(rangeIn(month.price)).toEqual({ from, to });
    const perDay = (rate: number) => rate / figures.workingDaysInMonth;
    const day = wayAt(0, 1000);
    if (day) {
      expect(rangeIn(day.price).from).toBeGreaterThanOrEqual(perDay(from));
      expect(rangeIn(day.price).to).toBeLessThanOrEqual(perDay(to) * figures.byTheDay);
    }
    expectPayable(
      "first versions",
      rangeIn(project?.price),
      rangeIn(project?.duration),
      teamOf("firstVersion"),
    );
  });

  it("prices discovery and a week of reading by the people they take", () => {
    expect(Object.keys(figures.teams)).toEqual(expect.arrayContaining(["discovery", "reading"]));
    const times = steps?.items.map(({ time }) => /^(.*) weeks, (\$.*)$/.exec(time)) ?? [];
    const [, weeks = "", price = ""] = times.find(Boolean) ?? [];
    const [least = "", most = ""] = weeks.split(" to ");
    const discovery = { from: countIn(least), to: countIn(most) };
    expectPayable("discovery", rangeIn(price), discovery, teamOf("discovery"));
    const reading = questions?.items.map(({ answer }) => answer).join(" ") ?? "";
    const cost = /week of reading, by two engineers, for (\$[\d,]+)/.exec(reading)?.[1];
    expectPayable("reading", rangeIn(cost), { from: 1, to: 1 }, teamOf("reading"));
  });

  it("adds up what a budget buys", () => {
    const prices = budget?.stages.flatMap(({ price }) => amountsIn(price)) ?? [];
    const [total = NaN] = amountsIn(budget?.total.price);
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total);
    for (const amount of amountsIn(budget?.heading)) expect(amount).toBe(total);

    const { lead, engineer, designer, tester } = figures.rates;
    const looking = weekly(lead + designer);
    const building = weekly(lead + 2 * engineer + designer / 2 + tester / 2);
    for (const { title, time, price } of budget?.stages ?? []) {
      const { from, to } = rangeIn(time);
      if (!isKnown({ from, to })) continue;
      const cost = (to - from + 1) * (from === 1 ? looking : building);
      expect(Math.abs(rangeIn(price).from - cost), title).toBeLessThan(100);
    }
    for (const rate of amountsIn(budget?.intro))
      expect(Object.values(figures.rates)).toContain(rate);
  });

  it("says the same on the home page", () => {
    const offer = home.proof?.offer ?? "";
    const price = project && amountsIn(project.price);
    if (price) expect(price).toEqual(expect.arrayContaining(amountsIn(offer)));
    const weeks = /\d+ to \d+ weeks/.exec(offer)?.[0];
    if (weeks && project) expect(rangeIn(weeks)).toEqual(rangeIn(project.duration));
    const total = amountsIn(budget?.total.price);
    expect(total).toEqual(expect.arrayContaining(amountsIn(home.proof?.offerLink.label)));
  });
});

it("counts no more offices and quotes than there are", () => {
  expect(company.offices.length + 1).toBeGreaterThanOrEqual(5);
  expect(testimonials.length).toBeGreaterThanOrEqual(countIn(home.testimonials?.lead ?? ""));
});

it("lists each sentence with a figure and its source in test-results/figures.md", async ({
  annotate,
}) => {
  const { entries } = readSite(brandFolder);
  const figure = new RegExp(
    `\\d|\\b(?:${numerals.slice(2).join("|")}|ten|eleven|twelve|thirteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)\\b`,
    "i",
  );
  const rows = entries
    .filter(({ kind }) => !["company", "houseStyle"].includes(kind))
    .flatMap(textsIn)
    .filter((it) => figure.test(it.text))
    .flatMap(({ entry, path, text }) => {
      const place = `${placeOf(entry)}/: ${path.join(".")}`;
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
