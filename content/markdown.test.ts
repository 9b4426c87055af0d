import { expect, test } from "vitest";
import { type Field, walk } from "#content/forms/fields.ts";
import { setAt, valueAt, without } from "#content/forms/references.ts";
import { linksIn, picturesIn, proseIn, withLink } from "./markdown.ts";

const text = `See [the price](/services#budget "Budget"), ![](1) and [them](<https://a.example>).

Not \`[this](/code)\`, nor

\`\`\`ts
call[name](/regex/);
\`\`\`

but [that][1] and a note[^2].

[1]: /about
[^2]: said [by us](/contact)
`;

test("links of a text are found, and no pictures, code or notes", () => {
  expect(linksIn(text).map(({ to }) => to)).toEqual([
    "/services#budget",
    "https://a.example",
    "/about",
    "/contact",
  ]);
  expect(linksIn("> - [a]: /b")).toEqual([{ to: "/b", start: 9 }]);
});

test("pictures of a text are found, however they are written", () => {
  expect(picturesIn("![](1) ![a][b] `![](2)` [c](/d)")).toEqual(["![](1)", "![a][b]"]);
});

test("advice reads the words, and neither code nor tables", () => {
  expect(proseIn(`${text}\n| a | b |`)).toMatch(/^See \[the price, .*but \[that/s);
  expect(proseIn("| a |\n`b` [c](/d)[^e] ![](1)")).toBe("\n    [c ");
});

test("of a link that is taken out the words stay", () => {
  const form: Field = { type: "text", label: "Text", isMarkdown: true };
  const group: Field = { type: "group", label: "", fields: { text: form } };
  const taken = (index: number) => without(group, { text }, [["text", index]])?.["text"];
  expect(taken(0)).toBe(text.replace('[the price](/services#budget "Budget")', "the price"));
  expect(taken(1)).toBe(text.replace("[them](<https://a.example>)", "them"));
  expect(taken(2)).toBeUndefined();
  expect(
    without(group, { text }, [
      ["text", 0],
      ["text", 3],
    ])?.["text"],
  ).toMatch(/^See the price,[^]*said by us\n$/);
});

test("one link is changed, and nothing else", () => {
  expect(withLink(text, 2, "/us")).toBe(text.replace("/about", "/us"));
  expect(withLink(text, 9, "/us")).toBe(text);
});

test("links of a text are addresses of its entry: found, and changed with the page", () => {
  const form: Field = {
    type: "group",
    label: "",
    fields: { a: { type: "text", label: "A", isMarkdown: true } },
  };
  const value = { a: text };
  const addresses = [...walk(form, value)].filter(({ field }) => field.type === "address");
  const about = addresses.find(({ value: to }) => to === "/about");
  expect(about?.path).toEqual(["a", 2]);
  expect(valueAt(value, ["a", 2])).toBe("/about");
  setAt(value, ["a", 2], "/us");
  expect(value.a).toBe(text.replace("/about", "/us"));
});

test("all links of a long text are gone through in a moment", () => {
  const markdown = "See [us](/about).\n".repeat(5000);
  // Found anew at each link, they would take minutes.
  expect(linksIn(markdown)).toBe(linksIn(markdown));
  const field = { type: "text", label: "Text", isMarkdown: true } as const;
  expect([...walk(field, markdown)]).toHaveLength(5001);
});
