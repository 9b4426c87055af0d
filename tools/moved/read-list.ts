import { gunzipSync } from "node:zlib";
import type { List } from "./listed.ts";
import { formOf, readJson, readRules } from "./rules.ts";
import { readSitemap } from "./sitemap.ts";
import { readTable } from "./table.ts";

/**
 * Reads what an older site left: a sitemap, a table, or the redirects of a host.
 * @param bytes of the file, perhaps with gzip
 * @returns paths, each once, and what was not taken
 * @throws with a sentence about what to do
 */
export function readList(bytes: Buffer): List {
  const text = textOf(bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);
  const list = listIn(text);
  if (list.listed.length + list.refused.length === 0)
    throw new Error(
      'There is no address in this file. It takes a sitemap, a CSV with columns "old" and "new", and lists of redirects.',
    );
  return list;
}

function listIn(text: string): List {
  const begin = text.trimStart();
  if (/^<(?:\?xml|!--|[\w:]*(?:urlset|sitemapindex)[\s>])/.test(begin)) return readSitemap(begin);
  if (begin.startsWith("<"))
    throw new Error("This is a page, no list: download the sitemap itself, such as /sitemap.xml.");
  if (begin.startsWith("PK\u0003\u0004"))
    throw new Error("This is a spreadsheet or an archive: save the list in it as CSV (UTF-8).");
  if (/^[{[]/.test(begin)) return readJson(text);
  const form = formOf(text);
  return form === undefined ? readTable(text) : readRules(text, form);
}

/** Excel's "Unicode text" is UTF-16, and its CSV may be in Windows' letters. */
function textOf(bytes: Buffer): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
