/*
 * npm run moved -- FILE: shows where the addresses of an older site would lead. FILE is its sitemap.xml, a CSV with old and
 * new addresses, or a list of redirects. With --csv NEWFILE the list is written for a spreadsheet, to be completed and read again;
 * with --write what leads somewhere is added to the entry `moved`.
 */
import "#tools/at-root.ts";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parseDocument } from "yaml";
import { movedEntry, movesOf } from "#content/change/moves.ts";
import { entryOf, readSite } from "#content/site.ts";
import { withUsage } from "#server/with-usage.ts";
import { writeWhole } from "#server/write-whole.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { type Move, moveFaults, withMoves } from "#content/rules/moves.ts";
import { pageAddresses } from "#content/forms/page-addresses.ts";
import { moved } from "#content/schemas/moved.ts";
import { needBrand } from "#tools/brand/need-brand.ts";
import { readList } from "./read-list.ts";
import { type Suggestion, suggest } from "./suggest.ts";

const file = join(brandFolder, "content/moved/index.yaml");

/** What a list would add to the entry. @param bytes of the file */
export async function preview(bytes: Buffer, site = readSite(brandFolder)) {
  const entry = entryOf(site, movedEntry);
  // What is in it would be written over.
  if (entry?.problem !== undefined) throw new Error(`${file}: ${entry.problem}`);
  const pages = pageAddresses(site);
  const known = new Set(pages.map(({ to }) => to));
  const { listed, refused } = readList(bytes);
  const list = suggest(listed, known).map((it): Suggestion => {
    const { line, from, to } = it;
    if (to === undefined) return it;
    const { error } = moved.safeParse({ addresses: [{ from, to }] });
    const [fault] = moveFaults([{ from, to }], known);
    const problem = error?.issues[0]?.message ?? fault?.rule;
    return problem === undefined ? it : { line, from, why: problem };
  });
  const added = list.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]));
  return {
    list,
    refused,
    addresses: withMoves(movesOf(entry), added),
  };
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
  const { list, refused, addresses } = await preview(await readFile(from));
  for (const { from: old, to = "-", why } of list) console.log(`${old}  ->  ${to}  (${why})`);
  const count = list.filter(({ to }) => to !== undefined).length;
  for (const { line, text, why } of refused) console.log(`Line ${line}, not taken: ${text} ${why}`);
  const left = refused.length > 0 ? ` ${refused.length} lines were not taken.` : "";
  console.log(`\n${list.length} addresses: ${count} lead to a page.${left}`);
  if (values.csv !== undefined) {
    const rows = [
      ["old", "new", "why"],
      ...list.map(({ from, to = "", why }) => [from, to, why]),
      ...refused.map(({ text, why }) => [text, "", why]),
    ];
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
