import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { builtSite, readBuiltPages } from "#tests/support/journeys/built.ts";

type Element = {
  name: string;
  text: string;
  attributes: Record<string, string>;
  inside: Element[];
};

/** @throws if it is not well-formed */
function parsed(xml: string): Element {
  const root: Element = { name: "", text: "", attributes: {}, inside: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, text: "", attributes, inside: [] };
    open.at(-1)?.inside.push(element);
    open.push(element);
  });
  const read = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on("text", read);
  parser.on("cdata", read);
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return root.inside[0] ?? root;
}

const namesIn = ({ inside }: Element) => inside.map(({ name }) => name);
const textIn = ({ inside }: Element, wanted: string) =>
  inside.find(({ name }) => name === wanted)?.text ?? "";

test("the feeds that pages name are there, whole and with absolute addresses", async () => {
  const home = (await readBuiltPages()).find(({ path }) => path === "/");
  const links = home?.root.querySelectorAll("link[rel=alternate]") ?? [];
  const paths = links.map((link) => link.getAttribute("href") ?? "");
  for (const of of ["articles", "careers"])
    expect(existsSync(join(builtSite, of, "feed.xml"))).toBe(paths.includes(`/${of}/feed.xml`));
  for (const path of paths) {
    const feed = parsed(readFileSync(join(builtSite, path), "utf8"));
    // RFC 4287, 4.1: what a feed and an entry have to have.
    expect(namesIn(feed)).toEqual(expect.arrayContaining(["id", "title", "updated", "author"]));
    const self = feed.inside.find(({ attributes }) => attributes["rel"] === "self");
    expect(self?.attributes["href"]).toMatch(new RegExp(`^https://.+${RegExp.escape(path)}$`));
    const entries = feed.inside.filter(({ name }) => name === "entry");
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      expect(namesIn(entry)).toEqual(expect.arrayContaining(["id", "title", "updated"]));
      for (const { name, attributes } of entry.inside)
        if (name === "category") expect(attributes["term"]).toMatch(/./);
      expect(textIn(entry, "id")).toMatch(/^https:/);
      expect(textIn(entry, "content")).not.toMatch(/ (?:href|src|srcset)="(?!https:|mailto:|tel:)/);
    }
  }
});
