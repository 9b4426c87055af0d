import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copySource, type SourceCopy } from "./source-copy.ts";

const root = join(import.meta.dirname, "..");

/** A whole build takes some seconds, more on a busy machine. */
const buildTimeoutMs = 180_000;

let copy: SourceCopy;

beforeAll(async () => {
  copy = await copySource();
});

afterAll(() => copy.remove());

const built = (file: string) => readFile(join(copy.dir, "dist", "served", file), "utf8");

/** Whether a built file says so; a page in a failure's message would be of no use to anybody. */
const says = async (file: string, text: string) => (await built(file)).includes(text);

/** Writes a new entry that is another one under a new name. */
async function addEntry(kind: string, from: string, to: string, changes: [RegExp, string][]) {
  let source = await readFile(join(copy.dir, `src/content/${kind}/${from}.ts`), "utf8");
  for (const [pattern, replacement] of changes) {
    expect(source, `${from} has ${pattern}`).toMatch(pattern);
    source = source.replace(pattern, replacement);
  }
  await writeFile(join(copy.dir, `src/content/${kind}/${to}.ts`), source);
}

/** The first day on which an opening of the content is closed; the others still run. */
const day = "2027-01-16";

describe(`built on ${day}, with a new job, project and technology`, () => {
  // One build for all that a whole one shows.
  beforeAll(async () => {
    await addEntry("jobs", "data-scientist", "kite-maker", [
      [/id: \d+/, "id: 99"],
      [/slug: "[^"]+"/, 'slug: "kite-maker"'],
      [/title: "[^"]+"/, 'title: "Kite Maker"'],
      [
        /summary:\s+"[^"]+"/,
        'summary: "Paper, bamboo and thread, and a roof to try them on when the wind comes in spring."',
      ],
    ]);
    await addEntry("projects", "takenote", "kite-club", [
      [/order: \d+/, "order: 99"],
      [/slug: "[^"]+"/, 'slug: "kite-club"'],
      [/title: "[^"]+"/, 'title: "Kite Club"'],
      [/picture: \{[\s\S]*?\n {2}\},\n/, ""],
      [
        /detail: \{\n\s+description:\s+"[^"]+"/,
        'detail: {\n    description: "A club for people who fly kites from roofs, and where the wind will be good tomorrow."',
      ],
    ]);
    await addEntry("technologies", "python", "cobol", [
      [/order: \d+/, "order: 99"],
      [/slug: "[^"]+"/, 'slug: "cobol"'],
      [/name: "[^"]+"/, 'name: "COBOL"'],
      [/title: "[^"]+"/, 'title: "COBOL Development"'],
      [/h1: "[^"]+"/, 'h1: "COBOL Development"'],
      [
        /description:\s+"[^"]+"/,
        'description: "Programs older than their maintainers, read, tested and moved without a night of downtime."',
      ],
      [/picture: \{[\s\S]*?\n {2}\},\n/, ""],
    ]);
    expect(copy.build(day).output).toContain("Built dist/served");
  }, buildTimeoutMs);

  it("builds for production whatever runs it", async () => {
    expect(await says("index.html", "boot.whenQuiet(")).toBe(true);
  });

  it("lists the job among the openings, with a page and a place in the sitemap", async () => {
    expect(await says("careers.html", "Kite Maker")).toBe(true);
    expect(await says("careers/kite-maker.html", "<title>Kite Maker | ")).toBe(true);
    expect(await says("sitemap.xml", "/careers/kite-maker</loc>")).toBe(true);
  });

  it("gives the project a card, a page and a place in the sitemap", async () => {
    expect(await says("portfolio.html", "Kite Club")).toBe(true);
    expect(await says("portfolio/kite-club.html", "<title>Kite Club | ")).toBe(true);
    expect(await says("sitemap.xml", "/portfolio/kite-club</loc>")).toBe(true);
  });

  it("gives the technology a page, a line in every page's menu and a place in the sitemap", async () => {
    expect(await says("tech/cobol.html", ">COBOL Development</h1>")).toBe(true);
    expect(await says("contact.html", 'href="/tech/cobol"')).toBe(true);
    expect(await says("sitemap.xml", "/tech/cobol</loc>")).toBe(true);
  });

  it("has no page for an opening past its last day, only a word that it is closed", async () => {
    await expect(built("careers/product-manager.html")).rejects.toThrow("ENOENT");
    const closed = await built("careers/product-manager/410.html");
    expect(closed.includes("This opening is closed</h1>")).toBe(true);
    expect(closed.includes("noindex")).toBe(true);
    expect(closed.includes("JobPosting")).toBe(false);
  });

  it("lists no opening past its last day", async () => {
    for (const file of ["careers.html", "sitemap.xml", "llms.txt"]) {
      expect(await says(file, "/careers/product-manager"), file).toBe(false);
      expect(await says(file, "/careers/ux-ui-designer"), file).toBe(true);
    }
  });
});

describe("what is not whole is not built", () => {
  it(
    "says that a day is none",
    () => {
      const { status, output } = copy.build("2027-01-32");
      expect(status).not.toBe(0);
      expect(output).toContain(
        'The day of the build must be a date such as 2026-11-21, not "2027-01-32".',
      );
    },
    buildTimeoutMs,
  );

  it(
    "names the files of a half-written job, project and technology",
    async () => {
      const missing = [
        ["jobs", "data-scientist", "experience"],
        ["projects", "naseebi", "description"],
        ["technologies", "python", "h1"],
      ] as const;
      for (const [kind, from, field] of missing)
        await addEntry(kind, from, "half", [
          [/slug: "[^"]+"/, 'slug: "half"'],
          [/(id|order): \d+/, "$1: 98"],
          [new RegExp(`^ {2}${field}:\\s+"[^"]+",\n`, "m"), ""],
        ]);
      const { status, output } = copy.build();
      for (const [kind] of missing) await rm(join(copy.dir, `src/content/${kind}/half.ts`));
      expect(status).not.toBe(0);
      for (const [kind] of missing) expect(output).toContain(`content/${kind}/half.ts`);
    },
    buildTimeoutMs,
  );

  it(
    "names a picture that is missing",
    async () => {
      const picture = "src/assets/scenes/technologies/python.svg";
      await rm(join(copy.dir, picture));
      const { status, output } = copy.build();
      await cp(join(root, picture), join(copy.dir, picture));
      expect(status).not.toBe(0);
      expect(output).toContain("technologies/python.svg");
    },
    buildTimeoutMs,
  );

  it(
    "names a link that leads nowhere",
    async () => {
      const file = "src/content/navigation.ts";
      const source = await readFile(join(copy.dir, file), "utf8");
      await writeFile(join(copy.dir, file), source.replace('to: "/about"', 'to: "/abuot"'));
      const { status, output } = copy.build();
      await writeFile(join(copy.dir, file), source);
      expect(status).not.toBe(0);
      expect(output).toContain("the link /abuot leads to no page");
    },
    buildTimeoutMs,
  );
});
