import { globSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { company, dialed } from "#src/entries/company.ts";
import { specified } from "./specified.ts";

/* The engine names nothing of this company's, so that entries change without it, and others can use it. */

/** The company's names and addresses, and the names of its promised projects and apps. */
function ownWords(): string[] {
  const { name, origin, email, recruitingEmail, phone, address, offices } = company;
  const streets = [address, ...offices].map(({ street }) => street);
  const [, last = name] = / (\S+)$/.exec(name) ?? [];
  const words = [name, last, name.replaceAll(" ", ""), name.replaceAll(" ", "-"), address.city];
  words.push(new URL(origin).hostname, email, recruitingEmail, phone.shown, dialed());
  return [...new Set([...words, ...streets, ...specified.projects, ...specified.apps])];
}

it("is not named by the engine", () => {
  const words = ownWords();
  expect(words.length).toBeGreaterThan(30);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${words.map((word) => RegExp.escape(word)).join("|")})(?![\\w])`,
    "i",
  );
  const files = globSync([
    "{.ci,.github,content,contract,editor,hosting,server,src,tests,tools}/**/*.*",
    "*.{json,md,ts,yaml}",
    "Dockerfile",
    "docs/*.md",
  ])
    .filter((file) => !/^tools\/upgrade\/steps\/|\.(?:avif|gz|png|webp|woff2)$/i.test(file))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(400);
  const mentions = files.flatMap((file) => {
    const word = pattern.exec(`${file}\n${readFileSync(file, "utf8")}`)?.[0];
    return word === undefined ? [] : [`${file}: ${word}`];
  });
  expect(mentions).toEqual([]);
});
