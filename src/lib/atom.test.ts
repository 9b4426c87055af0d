import { Feed } from "feed";
import { expect, test } from "vitest";
import { SaxesParser } from "saxes";
import { atomOf } from "./atom.ts";

test("a feed is well-formed whatever a topic is called", () => {
  const id = "https://agency.example/articles";
  const feed = new Feed({ id, title: "Articles", generator: false });
  const category = [{ term: "c", name: 'C & <T> "quoted"' }];
  feed.addItem({ id, link: id, title: "One", date: new Date(0), category });
  const labels: unknown[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ attributes }) => labels.push(attributes["label"]));
  parser.write(atomOf(feed)).close();
  expect(labels).toContain('C & <T> "quoted"');
});
