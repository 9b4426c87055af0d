import { expect, test } from "vitest";
import { linksIn, proseIn, withLink } from "./markdown.ts";

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
});

test("advice reads the words, and neither code nor tables", () => {
  expect(proseIn(`${text}\n| a | b |`)).toMatch(/^See \[the price, .*but \[that/s);
  expect(proseIn("| a |\n`b` [c](/d)[^e]")).toBe("\n    [c");
});

test("one link is changed, and nothing else", () => {
  expect(withLink(text, 2, "/us")).toBe(text.replace("/about", "/us"));
  expect(withLink(text, 9, "/us")).toBe(text);
});
