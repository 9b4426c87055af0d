/*
 * npm run moved -- FILE: shows where the addresses of an older site would lead. FILE is its sitemap.xml, or a CSV with an old
 * and a new address in each line. With --csv NEWFILE the list is written for a spreadsheet, to be completed and read again;
 * with --write what leads somewhere is added to the entry `moved`.
 */
import "#tools/at-root.ts";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parseDocument } from "yaml";
import { readSite, valueOf } from "#content/site.ts";
import { withUsage } from "#server/with-usage.ts";
import { writeWhole } from "#server/write-whole.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { type Move, moveFaults, withMove } from "#content/rules/moves.ts";
import { nameOf } from "#content/forms/forms.ts";
import { pageAddresses } from "#content/forms/page-addresses.ts";
import { moved } from "#content/schemas/moved.ts";
import { needBrand } from "#tools/brand/need-brand.ts";
import { readList } from "./read-list.ts";
import { type Suggestion, suggest } from "./suggest.ts";

const file = join(brandFolder, "content/moved/index.yaml");

/** What a list would add to the entry. @param text of a sitemap or CSV */
export async function preview(text: string) {
  const site = readSite(brandFolder);
  // What a page is about is in its title, too.
  const titled = site.entries.map((it) => ({
    ...it,
    title: `${nameOf(it.kind, it.title)} ${String(it.value?.["title"] ?? "")}`,
  }));
  const pages = pageAddresses({ ...site, entries: titled });
  const known = new Set(pages.map(({ to }) => to));
  const list = suggest(readList(text), pages).map((it): Suggestion => {
    const { from, to } = it;
    if (to === undefined) return it;
    const { error } = moved.safeParse({ addresses: [{ from, to }] });
    const [fault] = moveFaults([{ from, to }], known);
    const problem = error?.issues[0]?.message ?? fault?.rule;
    return problem === undefined ? it : { from, why: problem };
  });
  const { addresses: before = [] } = valueOf(site, "moved") as { addresses?: Move[] };
  const added = list.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]));
  return { list, addresses: added.reduce<Move[]>((all, move) => withMove(all, move), before) };
}

async function write(addresses: readonly Move[]): Promise<void> {
  const document = parseDocument(existsSync(file) ? await readFile(file, "utf8") : "");
  document.set("addresses", addresses);
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, document.toString({ lineWidth: 0 }));
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function given() {
  const { values, positionals } = parseArgs({
    options: { csv: { type: "string" }, write: { type: "boolean" } },
    allowPositionals: true,
  });
  const [from, ...more] = positionals;
  if (from === undefined || more.length > 0) throw new Error("It needs one file");
  return { from, ...values };
}

async function main(): Promise<void> {
  const usage = "Usage: npm run moved -- FILE [--csv NEWFILE] [--write]";
  const { from, ...values } = withUsage(usage, given);
  needBrand();
  const { list, addresses } = await preview(await readFile(from, "utf8"));
  for (const { from: old, to = "-", why } of list) console.log(`${old}  ->  ${to}  (${why})`);
  const count = list.filter(({ to }) => to !== undefined).length;
  console.log(`\n${list.length} addresses: ${count} lead to a page.`);
  if (values.csv !== undefined) {
    const rows = [["old", "new", "why"], ...list.map(({ from, to = "", why }) => [from, to, why])];
    await writeFile(values.csv, rows.map((row) => `${row.map(cell).join(",")}\n`).join(""));
    console.log(`Written to ${values.csv}: complete the second column, then import that file.`);
  }
  if (values.write) {
    await write(addresses);
    console.log(`Written to ${file}.`);
  } else console.log("Nothing was changed. With --write they are added to the moved addresses.");
}

if (import.meta.main)
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
