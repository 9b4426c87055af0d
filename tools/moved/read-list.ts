import { parse } from "node-html-parser";

/** An address of an older site, and where it leads, if the list says so. */
export type Listed = { from: string; to?: string };

/**
 * Reads what an older site left: a sitemap, or a table with old and new addresses.
 * @param text of a sitemap (XML), or of a CSV with commas, semicolons or tabs
 * @returns paths, in the order of the list, each once
 * @throws with a sentence about what to do
 */
export function readList(text: string): Listed[] {
  const listed = text.trimStart().startsWith("<") ? readSitemap(text) : readTable(text);
  if (listed.length === 0) throw new Error("There is no address in this file.");
  const first = new Map<string, Listed>();
  for (const it of listed) if (!first.has(it.from)) first.set(it.from, it);
  return [...first.values()];
}

function readSitemap(text: string): Listed[] {
  const xml = parse(text);
  if (xml.querySelector("sitemapindex"))
    throw new Error(
      "This is a list of sitemaps: download those that it names, and import them one by one.",
    );
  return xml.querySelectorAll("url > loc").map((loc) => ({ from: pathOf(loc.text.trim()) }));
}

/** The first column has the old address, the second one, which may be empty, the new. */
function readTable(text: string): Listed[] {
  const [head = ""] = text.split(/\r?\n/, 1);
  const separator = ["\t", ";", ","].find((it) => head.includes(it)) ?? ",";
  return rowsOf(text.replace(/^\uFEFF/, ""), separator)
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([from = ""]) => /^(?:\/|https?:\/\/)/.test(from)) // not the line with the columns' names
    .map(([from = "", to = ""]) => ({ from: pathOf(from), ...(to && { to: pathOf(to, "#") }) }));
}

/** RFC 4180: a cell may be in quotation marks, and has them doubled within. */
const rowsOf = (text: string, separator: string): string[][] =>
  text.split(/\r?\n/).map((line) => {
    const cells = line.matchAll(
      new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, "g"),
    );
    return [...cells].map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain);
  });

/** Without domain and query. @param kept "#": with the place on the page */
function pathOf(address: string, kept = ""): string {
  const url = URL.parse(address, "https://old.example");
  if (!url) return address;
  return url.pathname + (kept === "#" ? url.hash : "");
}
