import type { KindName } from "#content/kinds.ts";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { brandFolder } from "#content/brand-folder.ts";
import { optionName } from "#content/forms/fields.ts";
import type { Move } from "#content/rules/moves.ts";
import type { Data, Entry } from "#content/site.ts";
import { copyBrand, type Editor, startEditor } from "#editor/testing/start-editor.ts";
import { eventually } from "#tests/support/patience.ts";

/* The editor as its own page uses it: over HTTP, on a copy of the brand. */

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor(await copyBrand());
});
afterAll(async () => {
  await editor.stop();
  rmSync(editor.copy, { recursive: true });
});

const fileOf = ({ kind, slug }: Pick<Entry, "kind" | "slug">) =>
  join(editor.content, kind === "home" ? "pages/home" : kind, slug, "index.yaml");
const read = (entry: Pick<Entry, "kind" | "slug">) => readFileSync(fileOf(entry), "utf8");

async function open(kind: KindName, slug = "") {
  const entry = await editor.call("openEntry", { kind, slug });
  if (!entry?.value) throw new Error(`${kind}/${slug} cannot be opened`);
  return { ...entry, value: entry.value };
}
const firstOf = async (kind: "jobs" | "people" | "projects" | "services" | "testimonials") => {
  const { kinds } = await editor.call("overview");
  return open(kind, kinds[kind]?.entries[0]?.slug ?? "");
};

/** Every test leaves the entries as it found them. */
const own = join(brandFolder, "content");
const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
afterEach(() => {
  const names = new Set(namesIn(own));
  for (const name of namesIn(editor.content))
    if (!names.has(name)) rmSync(join(editor.content, name), { recursive: true, force: true });
  cpSync(own, editor.content, { recursive: true, preserveTimestamps: true });
});
/** What is wrong in any entry, as the lists say. */
const problems = async () =>
  Object.values((await editor.call("overview")).kinds).flatMap(({ entries }) =>
    entries.flatMap(({ problem }) => problem ?? []),
  );
const original = ({ kind, slug }: Pick<Entry, "kind" | "slug">) =>
  readFileSync(join(own, kind, slug, "index.yaml"), "utf8");

describe("saving", () => {
  test("changes one line for one word, and nothing on an unchanged entry", async () => {
    const home = await open("home");
    const before = read(home);
    expect(await editor.call("save", home, home.version, home.value)).toMatchObject({ slug: "" });
    expect(read(home)).toBe(before);

    const callToAction = home.value["callToAction"] as Data;
    const lead = String(callToAction["lead"]).replace(/\w+/, "Another");
    const value = { ...home.value, callToAction: { ...callToAction, lead } };
    await editor.call("save", home, home.version, value);
    const [old, now] = [before, read(home)].map((text) => text.split("\n"));
    expect(now?.filter((line, index) => line !== old?.[index])).toHaveLength(1);
    expect(await problems()).toEqual([]);
  });

  test("takes a new logo, and drops the one before", async () => {
    const brand = await open("brand");
    const [folder, before] = [join(editor.content, "brand"), String(brand.value["logo"])];
    const body = readFileSync(join(folder, before));
    const headers = { origin: editor.url, "sec-fetch-site": "same-origin" };
    const to = `${editor.url}/edit/api/addFile?name=New.svg`;
    const { name } = (await (await fetch(to, { method: "POST", body, headers })).json()) as {
      name: string;
    };
    const saved = await editor.call("save", brand, brand.version, { ...brand.value, logo: name });
    expect(saved).toHaveProperty("version");
    expect(readdirSync(folder).filter((it) => it.endsWith(".svg"))).toEqual([name]);
    expect(await problems()).toEqual([]);
  });

  test("names every broken rule in its field's words, also across fields", async () => {
    const job = await firstOf("jobs");
    const broken = { ...job.value, title: "", requirements: ["", "b", "c", "d", "e"] };
    const title = { place: "Title", rule: "needs a text", message: "Title needs a text." };
    const first = { place: "Requirements, 1st", message: "Requirements, 1st, needs a text." };
    expect(await editor.call("save", job, job.version, broken)).toEqual({
      issues: [
        { path: ["title"], ...title },
        { path: ["requirements", 0], rule: "needs a text", ...first },
      ],
    });
    const early = { ...job.value, validThrough: "2020-01-01" };
    expect(await editor.call("checkEntry", job, early)).toMatchObject([{ path: ["validThrough"] }]);
    expect(read(job)).toBe(original(job));
  });

  test("refuses a link to a page that does not exist", async () => {
    const home = await open("home");
    const services = home.value["services"] as { cards: Data[] };
    const cards = services.cards.map((card) => ({ ...card, to: "/privcy" }));
    const value = { ...home.value, services: { ...services, cards } };
    const issues = await editor.call("checkEntry", home, value);
    expect(issues[0]).toMatchObject({
      path: ["services", "cards", 0, "to"],
      message: "There is no page /privcy: choose one from the list.",
    });
  });

  test("leaves out characters that nobody sees, and keeps those that letters need, in one piece", async () => {
    const person = await firstOf("people");
    const sentence = "seit\u0008 2019\uD83D,\r\nمی‌خواهم 👩‍💻\u0000 Donau\u00ADdampf\u200F Cafe\u0301";
    await editor.call("save", person, person.version, { ...person.value, sentence });
    expect((await open("people", person.slug)).value["sentence"]).toBe(
      "seit 2019,\nمی‌خواهم 👩‍💻 Donau\u00ADdampf\u200F Caf\u00E9",
    );
  });

  test("of the company is refused if another entry would be wrong then", async () => {
    const [company, job] = [await open("company"), await firstOf("jobs")];
    const [office, ...others] = company.value["offices"] as Data[];
    const location = { mode: "hybrid", city: office?.["city"] };
    await editor.call("save", job, job.version, { ...job.value, location });
    const offices = [{ ...office, city: "Atlantis" }, ...others];
    const value = { ...company.value, offices };
    const wrong = `Another entry would be wrong: Openings › ${job.title} › Place of work › City: has to be one of: `;
    expect(await editor.call("save", company, company.version, value)).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: [], message: expect.stringContaining(wrong) }),
      ]),
    });
    expect(await open("company")).toMatchObject({ version: company.version });
  });

  test("tells the second of two people, with what the first has saved", async () => {
    const person = await firstOf("people");
    const [first, second] = ["The first.", "The second."].map((sentence) => ({
      ...person.value,
      sentence,
    }));
    await editor.call("save", person, person.version, first ?? {});
    const answer = await editor.call("save", person, person.version, second ?? {});
    expect(answer).toMatchObject({ theirs: { value: { sentence: "The first." } } });
    expect(read(person)).toContain("The first.");
  });
});

describe("a new entry", () => {
  test("is named after its title and comes last in its list", async () => {
    const { value } = await firstOf("people");
    const created = await editor.call("create", "people", { ...value, name: "Zoë O’Müller" });
    expect(created).toMatchObject({ slug: "zoe-omuller" });
    const { kinds } = await editor.call("overview");
    expect(kinds["people"]?.entries.at(-1)).toMatchObject({ title: "Zoë O’Müller" });
    expect(await problems()).toEqual([]);
    const again = { ...value, name: "Zoë O’Müller", sentence: "Another one." };
    expect(await editor.call("create", "people", again)).toMatchObject({
      issues: [{ path: ["name"] }],
    });
    expect(await editor.call("create", "people", { ...value, name: "Zoe OMuller" })).toMatchObject({
      slug: "zoe-omuller-2",
    });
  });

  test("has a name in addresses even if its title has no Latin letter", async () => {
    const { value } = await firstOf("people");
    expect(await editor.call("create", "people", { ...value, name: "فرح" })).toMatchObject({
      slug: "person",
    });
  });
});

test("a folder that is no name of an entry stands in nobody's way", async () => {
  const people = join(editor.content, "people");
  const [first = ""] = readdirSync(people);
  for (const name of [`${first}--copy`, `${first}-`, `-${first}`, `${first} 2`])
    cpSync(join(people, first), join(people, name), { recursive: true });
  const { kinds } = await editor.call("overview");
  expect(kinds["people"]?.entries.map(({ slug }) => slug)).toContain(first);
  expect(kinds["people"]?.entries).toHaveLength(readdirSync(people).length - 4);
});

describe("an entry that others use", () => {
  const used = async () => {
    const { kinds } = await editor.call("overview");
    const people = kinds["people"]?.entries ?? [];
    const opened = await Promise.all(people.map(({ slug }) => open("people", slug)));
    return opened.toSorted((a, b) => b.uses.length - a.uses.length)[0] ?? firstOf("people");
  };

  test("is deleted only after it is taken out there", async () => {
    const person = await used();
    expect(person.uses.length).toBeGreaterThan(1);
    const refused = await editor.call("remove", person, false);
    const places = person.uses.map(({ kind, slug, place }) => ({ kind, slug, place }));
    expect(refused).toMatchObject({ uses: places });
    await editor.call("remove", person, true);
    expect(readdirSync(join(editor.content, "people"))).not.toContain(person.slug);
    expect(await problems()).toEqual([]);
  });

  test("keeps its uses when its address changes", async () => {
    const project = (await firstOf("projects")).slug;
    const id = { kind: "projects", slug: project } as const;
    const before = (await open("projects", project)).uses;
    await editor.call("changeAddress", id, "another-address");
    expect((await open("projects", "another-address")).uses).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    expect(await problems()).toEqual([]);
  });
});

test("an entry is offered only lists that can name it", async () => {
  const { kinds } = await editor.call("overview");
  const all = kinds["projects"]?.entries.map(({ slug }) => open("projects", slug)) ?? [];
  const projects = (await Promise.all(all)).map(({ value, offers }) => ({
    hasPage: "detail" in value,
    offered: offers.map(({ kind }) => kind),
  }));
  const offered = (hasPage: boolean) =>
    projects.filter((it) => it.hasPage === hasPage).flatMap((it) => it.offered);
  expect(offered(true)).toContain("navigation");
  expect(offered(true)).not.toContain("moved");
  // Without an address, no link leads to it.
  expect(offered(false)).not.toContain("navigation");
});

test("a new technology is offered the list of its service, and is named there", async () => {
  const [first] = (await editor.call("overview")).kinds["technologies"]?.entries ?? [];
  const like = await open("technologies", first?.slug);
  const { slug } = (await editor.call("create", "technologies", {
    ...like.value,
    name: "Brand New",
  })) as { slug: string };
  const added = await open("technologies", slug);
  const offer = added.offers.find(({ kind }) => kind === "services");
  expect(offer?.slug).toBe(like.value["service"]);
  if (offer) await editor.call("addToPage", { kind: "technologies", slug }, offer);
  const { uses } = await open("technologies", slug);
  expect(uses.map(({ kind, slug: of }) => `${kind}/${of}`)).toContain(`services/${offer?.slug}`);
  expect(await problems()).toEqual([]);
});

test("a price in another entry's text follows the address of its service", async () => {
  const { kinds } = await editor.call("overview");
  const all = kinds["services"]?.entries.map(({ slug }) => open("services", slug)) ?? [];
  const slug = (await Promise.all(all)).find(({ value }) => "range" in value)?.slug ?? "";
  const home = await open("home");
  const callToAction = {
    ...(home.value["callToAction"] as Data),
    lead: `From {price:${slug}} on.`,
  };
  const value = { ...home.value, callToAction };
  expect(await editor.call("save", home, home.version, value)).toHaveProperty("version");
  await editor.call("changeAddress", { kind: "services", slug }, "renamed");
  expect(read(home)).toContain("From {price:renamed} on.");
  expect(await problems()).toEqual([]);
});

describe("a former name", () => {
  test("is written anew in sentences, and nowhere else", async () => {
    const person = await open("people", (await firstOf("people")).slug);
    const apart = "https://x.example/Quill, Quill@x.example, Quills, Quill.js";
    const value = { ...person.value, role: `Quill, of Quill; ${apart}` };
    expect(await editor.call("save", person, person.version, value)).toHaveProperty("version");
    expect(await editor.call("rename", "Quill", "Feather")).toMatchObject({ changed: [{}] });
    const { value: now } = await open("people", person.slug);
    expect(now["role"]).toBe(`Feather, of Feather; ${apart}`);
  });

  test("is found in sentences, also in lower case, but in no other word", async () => {
    const person = await open("people", (await firstOf("people")).slug);
    const foundIn = async (role: string) => {
      const { version, value } = await open("people", person.slug);
      await editor.call("save", person, version, { ...value, role });
      return (await editor.call("textsWith", "Tern")).map(({ excerpt }) => excerpt);
    };
    expect(await foundIn("Patterns of terns")).toEqual(["Patterns of terns"]);
    expect(await foundIn("Patterns of terneries")).toEqual([]);
  });

  test("has a new one only where that took its place", async () => {
    const id = { kind: "company", slug: "" } as const;
    const { value } = await open("company");
    const gone = (after: Data) => editor.call("namesGone", id, value, { ...value, ...after });
    const [first, ...others] = value["offices"] as Data[];
    expect(await gone({ name: "A new one" })).toEqual([{ was: value["name"], is: "A new one" }]);
    expect(await gone({ name: `${value["name"]} GmbH` })).toEqual([]);
    const at = (street: string) => ({ offices: [{ ...first, street }, ...others] });
    expect(
      await editor.call(
        "namesGone",
        id,
        { ...value, ...at("13 Mill Lane, Old Town") },
        { ...value, ...at("27 Quay Street") },
      ),
    ).toEqual([{ was: "13 Mill Lane", is: "27 Quay Street" }, { was: "Old Town" }]);
    const left = await gone({ offices: others });
    expect(left.map(({ was }) => was)).toContain(first?.["street"]);
    expect(left.filter(({ is }) => is !== undefined)).toEqual([]);
  });
});

test("a former price is looked for as it was, and by its amounts, which may be of something else", async () => {
  const id = await firstOf("services");
  const at = (price: string) => ({ ...id.value, range: { duration: "2 weeks", price } });
  const gone = (before: string, after: string) =>
    editor.call("namesGone", id, at(before), at(after));
  expect(await gone("$4,000 to $9,000 a month", "$4,000 to $9,900 a month")).toEqual([
    { was: "$4,000 to $9,000 a month", is: "$4,000 to $9,900 a month" },
    { was: "$9,000" },
  ]);
  expect(await gone("about 4.000 €", "about 5.000 €")).toEqual([{ was: "4.000 €" }]);
  const person = await open("people", (await firstOf("people")).slug);
  const value = { ...person.value, sentence: "From $9,000 on, not for $19,000.", role: "$9,000" };
  await editor.call("save", person, person.version, value);
  expect(await editor.call("textsWith", "$9,000")).toMatchObject([{ path: ["sentence"] }]);
  expect(await editor.call("textsWith", "9,000")).toHaveLength(2);
});

test("a number is found in whatever form somebody has it", async () => {
  const person = await open("people", (await firstOf("people")).slug);
  const value = { ...person.value, sentence: "Call +92 42 3571 44-09 at night." };
  await editor.call("save", person, person.version, value);
  for (const words of [
    "042 35714409",
    "0092 42 3571-4409",
    "3571 4409",
    "(042) 357 144 09",
    "14409",
  ])
    expect(await editor.call("search", words), words).toMatchObject([{ path: ["sentence"] }]);
});

describe("an old address", () => {
  const moves = () => {
    const { addresses } = parse(readFileSync(join(editor.content, "moved/index.yaml"), "utf8"));
    return (addresses as Move[]).map(({ from, to }) => `${from} ${to}`);
  };

  test("leads to the new one, with what led there, and to the list after a deletion", async () => {
    const before = moves();
    const project = (await firstOf("projects")).slug;
    await editor.call("changeAddress", { kind: "projects", slug: project }, "second");
    const led = before.map((it) => it.replace(`/portfolio/${project}`, "/portfolio/second"));
    expect(led).not.toEqual(before);
    expect(moves()).toEqual([...led, `/portfolio/${project} /portfolio/second`]);

    const job = (await firstOf("jobs")).slug;
    await editor.call("changeAddress", { kind: "jobs", slug: job }, "second");
    const second = { kind: "jobs", slug: "second" } as const;
    const { move } = await editor.call("usesBeforeDeletion", second);
    expect(move).toEqual({ from: "/careers/second", to: "/careers" });
    await editor.call("remove", second, false);
    expect(moves().slice(-2)).toEqual([`/careers/${job} /careers`, "/careers/second /careers"]);
    expect(await problems()).toEqual([]);
  });

  test("is gone after a deletion that says so, with what led there", async () => {
    const before = moves();
    const { slug, value } = await firstOf("jobs");
    await editor.call("changeAddress", { kind: "jobs", slug }, "second");
    await editor.call("remove", { kind: "jobs", slug: "second" }, false, "gone");
    expect(moves()).toEqual([...before, `/careers/${slug} gone`, "/careers/second gone"]);
    const moved = await open("moved");
    expect(await editor.call("save", moved, moved.version, moved.value)).toHaveProperty("version");
    expect(await problems()).toEqual([]);
    await editor.call("create", "jobs", { ...value, title: "Second" });
    expect(moves()).toEqual([...before, `/careers/${slug} gone`]);
  });

  test("is a page again when an entry gets it back, or a new one has it", async () => {
    const before = moves();
    const { slug, value } = await firstOf("jobs");
    await editor.call("changeAddress", { kind: "jobs", slug }, "second");
    await editor.call("changeAddress", { kind: "jobs", slug: "second" }, slug);
    expect(moves()).toEqual([...before, `/careers/second /careers/${slug}`]);
    await editor.call("create", "jobs", { ...value, title: "Second" });
    expect(moves()).toEqual(before);
    expect(await problems()).toEqual([]);
  });

  test("that would hide a page, or leads in a circle, is refused in a sentence", async () => {
    const moved = await open("moved");
    const addresses = [
      { from: "/about/", to: "/contact" },
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
      { from: "//evil.example", to: "//evil.example" },
    ];
    const refused = await editor.call("save", moved, moved.version, { addresses });
    expect(refused).toMatchObject({
      issues: [
        {
          path: ["addresses", 3, "from"],
          message: /^Old address has to be an address as it comes/,
        },
        { path: ["addresses", 3, "to"], message: /^Leads to has to be a page of this site/ },
      ].map(({ path, message }) => ({ path, message: expect.stringMatching(message) })),
    });
    const others = addresses.slice(0, 3);
    expect(await editor.call("save", moved, moved.version, { addresses: others })).toMatchObject({
      issues: [
        { message: "/about/ is an address of this site: what is there would not be found." },
        { message: "/a would lead in a circle: choose a page." },
        { message: "/b would lead in a circle: choose a page." },
      ],
    });
  });
});

test("a hidden entry says so in its list, has a page to look at, and may stay where it is named", async () => {
  for (const kind of ["jobs", "projects", "people", "testimonials"] as const) {
    const entry = await firstOf(kind);
    const value = { ...entry.value, hidden: true };
    expect(await editor.call("save", entry, entry.version, value)).toHaveProperty("version");
    const { kinds } = await editor.call("overview");
    const listed = kinds[kind]?.entries.find(({ slug }) => slug === entry.slug);
    expect(listed).toMatchObject({ isHidden: true, state: expect.stringMatching(/^Hidden/) });
    if (kind === "jobs") expect(listed?.page).toBe(`/careers/${entry.slug}`);
  }
  expect(await problems()).toEqual([]);
});

test("a color that the brand has for a technology is called as people write that", async () => {
  const brand = await open("brand");
  const accent = { name: "nodejs", light: "#17452b", dark: "#a5e8c0", band: "#17452b" };
  const saved = await editor.call("save", brand, brand.version, {
    ...brand.value,
    accents: [accent],
  });
  expect(saved).toHaveProperty("version");
  const { kinds } = await editor.call("overview");
  const field = kinds["technologies"]?.form.fields["accent"];
  if (field?.type !== "choice") throw new Error("The accent is no choice");
  expect(field.options).toContain("nodejs");
  expect(optionName("nodejs", field.names)).toBe("Node.js");
});

test("a list in another order is numbered anew, one by date is not", async () => {
  const { kinds } = await editor.call("overview");
  const articles = kinds["articles"]?.entries.map(({ slug }) => slug) ?? [];
  await editor.call("reorder", "articles", articles.toReversed());
  const slugs = kinds["people"]?.entries.map(({ slug }) => slug).toReversed() ?? [];
  await editor.call("reorder", "people", slugs);
  const after = await editor.call("overview");
  expect(after.kinds["people"]?.entries.map(({ slug }) => slug)).toEqual(slugs);
  expect(await problems()).toEqual([]);
});

test("whoever asks while a change is being written, gets it whole", async () => {
  const person = await firstOf("people");
  for (let count = 0; count < 80; count += 1)
    cpSync(
      join(editor.content, "people", person.slug),
      join(editor.content, `people/copy-${count}`),
      {
        recursive: true,
      },
    );
  const { kinds } = await editor.call("overview");
  const slugs = kinds["people"]?.entries.map(({ slug }) => slug).toReversed() ?? [];
  const before = slugs.map((slug) => read({ kind: "people", slug })).join("");
  const moving = editor.call("reorder", "people", slugs);
  const texts = () => slugs.map((slug) => read({ kind: "people", slug })).join("");
  await eventually(() => expect(texts()).not.toBe(before));
  const after = await editor.call("overview");
  expect(after.kinds["people"]?.entries.map(({ slug }) => slug)).toEqual(slugs);
  await moving;
});

test("a change that is sent twice, as its answer did not arrive, is made once", async () => {
  const person = await firstOf("people");
  const value = { ...person.value, sentence: "Once." };
  const saved = await editor.call("save", person, person.version, value);
  expect(await editor.call("save", person, person.version, value)).toEqual({
    ...saved,
    changed: [],
  });
  const created = await editor.call("create", "people", { ...value, name: "Ida Once" });
  expect(await editor.call("create", "people", { ...value, name: "Ida Once" })).toEqual(created);
  const ida = { kind: "people", slug: "ida-once" } as const;
  expect(await editor.call("remove", ida, true)).toEqual({ changed: [ida] });
  expect(await editor.call("remove", ida, true)).toEqual({ changed: [] });
});

describe("a broken file", () => {
  test.each([
    ["half a line", (text: string) => `${text}\nname: "x\n  - y: [`, /cannot be read/],
    [
      "two versions",
      (text: string) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`,
      /Two people/,
    ],
    ["nothing", () => "", /empty/],
  ])("with %s is shown in words, and the rest can be edited", async (_, breakFile, words) => {
    const [person, job] = [await firstOf("people"), await firstOf("jobs")];
    writeFileSync(fileOf(person), breakFile(read(person)));
    const { kinds } = await editor.call("overview");
    const summary = kinds["people"]?.entries.find(({ slug }) => slug === person.slug);
    expect(summary?.problem).toMatch(words);
    expect(await editor.call("openEntry", person)).toMatchObject({ problem: summary?.problem });
    const value = { ...job.value, team: "Three people." };
    expect(await editor.call("save", job, job.version, value)).toMatchObject({ slug: job.slug });
  });

  test("of the company leaves every other form as it was", async () => {
    const file = join(editor.content, "company/index.yaml");
    await editor.call("overview");
    writeFileSync(file, "name: [");
    const { kinds } = await editor.call("overview");
    expect(kinds["company"]?.entries[0]?.problem).toMatch(/cannot be read/);
    const job = await firstOf("jobs");
    const value = { ...job.value, team: "Three people." };
    expect(await editor.call("save", job, job.version, value)).toMatchObject({ slug: job.slug });
  });
});

describe("a first start", () => {
  const half = (text: string) => text.slice(0, text.length / 2);
  const files = {
    company: "company/index.yaml",
    brand: "brand/index.yaml",
    careers: "pages/careers/index.yaml",
    portfolio: "pages/portfolio/index.yaml",
  };
  type Break = Partial<Record<keyof typeof files, (text: string) => string>>;
  test.each<[string, Break]>([
    [
      "half of each file",
      { company: half, brand: half, careers: (it) => `<<<<<<< HEAD\n${it}`, portfolio: () => "" },
    ],
    ["empty files", { company: () => "{}", brand: () => "[]" }],
    ["other things in a file", { company: () => `{"address": 3, "offices": [null]}` }],
  ])("with %s says so, and the rest can be edited", async (_, broken) => {
    for (const [kind, breakFile] of Object.entries(broken)) {
      const file = join(editor.content, files[kind as keyof Break]); // Object.entries widens
      writeFileSync(file, breakFile(readFileSync(file, "utf8")));
    }
    const other = await startEditor(editor.copy);
    const { kinds } = await other.call("overview");
    const problems = Object.entries(kinds).flatMap(([name, { entries }]) =>
      entries.flatMap(({ problem, slug }) => (problem ? [`${name} ${slug}`] : [])),
    );
    expect(problems.toSorted()).toEqual(
      Object.keys(broken)
        .map((kind) => `${kind} `)
        .toSorted(),
    );
    for (const kind of ["jobs", "projects"] as const) {
      const id = { kind, slug: kinds[kind]?.entries[0]?.slug ?? "" };
      const entry = await other.call("openEntry", id);
      const value = { ...entry?.value, title: "Another title" };
      expect(await other.call("save", id, entry?.version ?? "", value)).toMatchObject({
        slug: id.slug,
      });
    }
    await other.stop();
  });
});

test("a kill in the middle of saves leaves the old or the new file", async () => {
  const other = await startEditor(editor.copy);
  const person = await firstOf("people");
  const texts = Array.from(
    { length: 40 },
    (_, number) => `Sentence ${number} ${"x".repeat(9000)}.`,
  );
  let { version } = person;
  const saving = (async () => {
    for (const sentence of texts) {
      const saved = await other.call("save", person, version, { ...person.value, sentence });
      if ("version" in saved) ({ version } = saved);
    }
  })().catch(() => {});
  await eventually(() => expect(read(person)).not.toBe(original(person)));
  await other.stop("SIGKILL");
  await saving;
  expect((await open("people", person.slug)).value["sentence"]).toMatch(/^Sentence \d+ x+\.$/);
  expect(await editor.mistakes()).toEqual([]);
});
