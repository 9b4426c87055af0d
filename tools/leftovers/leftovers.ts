import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { brandFolder } from "#src/entries/brand-folder.ts";

const template = join(import.meta.dirname, "../new-brand/template");
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
 * Lists what a company's site still has of the example that it was made from.
 * @param root the folder that has the brand's folder
 * @returns one line each
 */
export async function leftovers(root: string): Promise<string[]> {
  const companyFile = `${brandFolder}/content/company/index.json`;
  const company = await readFile(join(root, companyFile), "utf8").catch(() => "{}");
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
    // These may well be right as they are.
    if (
      text?.equals(other ?? Buffer.of()) &&
      !/\/(?:forms|house-style|moved)\//.test(file) &&
      (await isSeen(root, file))
    )
      lines.push(`${file} is still the example that npm run new-brand wrote`);
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
