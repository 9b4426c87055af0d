import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { hashOf, wordHashes } from "./hashes.ts";
import shippedHere from "./shipped.json" with { type: "json" };

export type Shipped = typeof shippedHere;

const template = join(import.meta.dirname, "../new-brand/template");
/** Files outside the brand in which adopters may have left an older company's name. */
const named = ["package.json", "README.md", "compose.yaml", ".env.*", ".github/**/*.yaml", "fly.toml", "render.yaml"]; // prettier-ignore
/** In the brand's folder: what a new brand has that nobody said. */
export const guessedFile = "guessed.yaml";
/** Without entries in the folder, nobody sees the page's texts. */
const needed: Record<string, string> = {
  "our-apps": "apps",
  portfolio: "projects",
  technologies: "technologies",
};
const examples: [pattern: RegExp, what: string][] = [
  [/\.example["\s/]/, "an address that ends in .example"],
  [/"Example (?:Company|City|Street[^"]*)"/, "an example's name or street"],
  [/"\+?[0 ]+"/, "a number of zeros"],
];

/**
 * Lists what a company's site still has of the example that it was made from, or of the company that comes with this
 * project. That company itself has nothing left of another.
 * @param root the folder that has the brand's folder
 * @returns one line each
 */
export async function leftovers(root: string, shipped: Shipped = shippedHere): Promise<string[]> {
  const companyFile = `${brandFolder}/content/company/index.json`;
  const company = await readFile(join(root, companyFile), "utf8").catch(() => "{}");
  if (hashOf(nameIn(company)) === shipped.company) return [];
  const lines = examples
    .filter(([pattern]) => pattern.test(company))
    .map(([, what]) => `${companyFile} still has ${what}`);

  const guessed = await readFile(join(root, brandFolder, guessedFile), "utf8").catch(() => "");
  for (const [name, value] of Object.entries((parse(guessed) ?? {}) as object))
    if (company.includes(`"${name}": "${value}"`))
      lines.push(
        `${companyFile}: "${name}" was guessed to be ${value}. Correct it, or delete its line in ${brandFolder}/${guessedFile}`,
      );

  for await (const file of glob(`${brandFolder}/content/**/index.yaml`, { cwd: root })) {
    const example = join(template, file.slice(brandFolder.length));
    const [text, other] = [await read(join(root, file)), await read(example)];
    // The house style of a young company is as empty as the example's.
    if (
      text?.equals(other ?? Buffer.of()) &&
      !file.includes("/house-style/") &&
      (await isSeen(root, file))
    )
      lines.push(`${file} is still the example that npm run new-brand wrote`);
  }
  const pictures = [`${brandFolder}/**/*.{svg,png,jpg,jpeg,webp,avif}`, "docs/screenshot.png"];
  for await (const file of glob(pictures, { cwd: root }))
    if (shipped.pictures.includes(hashOf(await readFile(join(root, file)))))
      lines.push(`${file} is a picture of the company that came with this project`);
  for await (const file of glob([...named, `${brandFolder}/content/**/index.{yaml,json}`], {
    cwd: root,
  })) {
    // prettier-ignore
    const words = wordHashes((await read(join(root, file)))?.toString("utf8") ?? "");
    if (shipped.names.some((name) => words.has(name)))
      lines.push(`${file} names the company that came with this project`);
  }
  return lines.toSorted();
}

async function isSeen(root: string, file: string): Promise<boolean> {
  const folder = needed[file.split("/").at(-2) ?? ""];
  if (folder === undefined) return true;
  const entries = await readdir(join(root, brandFolder, "content", folder)).catch(() => []);
  return entries.length > 0;
}

const read = (file: string) => readFile(file).catch(() => undefined);

function nameIn(company: string): string {
  try {
    return String((JSON.parse(company) as { name?: unknown }).name);
  } catch {
    return "";
  }
}
