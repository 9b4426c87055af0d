import { SaxesParser } from "saxes";
import { type List, listOf, type Rule } from "./listed.ts";

/** Reads a sitemap, of whatever prefix. @throws what to do with a list of sitemaps, or with XML that is none */
export function readSitemap(text: string): List {
  const parser = new SaxesParser({ xmlns: true });
  const rules: Rule[] = [];
  const sitemaps: string[] = [];
  const open: string[] = [];
  let address = "";
  parser.on("error", (error) => {
    throw new Error(
      `This file is not well-formed XML: ${error.message}. Save it anew from the older site.`,
    );
  });
  parser.on("opentag", ({ local }) => {
    open.push(local);
    address = "";
  });
  const add = (words: string) => {
    address += words;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    const path = open.join(" ");
    open.pop();
    if (path === "urlset url loc") rules.push({ line: parser.line, from: address.trim(), to: "" });
    if (path === "sitemapindex sitemap loc") sitemaps.push(address.trim());
  });
  parser.write(text).close();
  if (sitemaps.length > 0)
    throw new Error(
      ["This is a list of sitemaps. Download each, and import it:", ...sitemaps].join("\n  "),
    );
  return listOf(rules);
}
