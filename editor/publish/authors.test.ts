import { expect, test } from "vitest";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { createAuthors } from "./authors.ts";

const home = { kind: "home", slug: "" };

test("whoever changes an entry is noted once, over a restart, and until that is published", async () => {
  const dir = tempDir();
  for (const name of ["Zara Malik, PhD", "PhD", "Zara Malik, PhD", ""])
    await createAuthors(dir).note(home, name);
  const authors = createAuthors(dir);
  const { by, at = "" } = authors.of(home);
  expect(by).toBe("Zara Malik, PhD, PhD");
  // Whoever saves while a publish runs is noted for the next one.
  while (new Date().toISOString() === at);
  await authors.note(home, "PhD");
  await authors.forget([home], at);
  expect(createAuthors(dir).of(home).by).toBe("PhD");
  // What is as it is live has nobody who changed it.
  await authors.forgetOthers([{ kind: "about", slug: "" }], new Date().toISOString());
  expect(createAuthors(dir).of(home)).toEqual({ by: "" });
});

test.each(['{"home/": "Amina"}', '{"home/": ["Am', "null", ""])(
  "a note that says %j is none, and the next one is kept",
  async (text) => {
    const authors = createAuthors(folderOf({ "authors.json": text }));
    await authors.note(home, "Amina");
    expect(authors.of(home).by).toBe("Amina");
  },
);
