import { glob, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";

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
  [/\.example(?:["\s/]|$)/m, "an address that ends in .example"],
  [/: ["']?Example (?:Company|City|Street)/, "an example's name or street"],
  [/: ["']?\+?0[0 ]+["']?$/m, "a number of zeros"],
];

/**
 * Lists what a company's site still has of the example that it was made from.
 * @param folder of the company
 * @returns one line each
 */
export async function leftovers(folder: string): Promise<string[]> {
  const companyFile = `${folder}/content/company/index.yaml`;
  const company = await readFile(companyFile, "utf8").catch(() => "");
  const lines = examples
    .filter(([pattern]) => pattern.test(company))
    .map(([, what]) => `${companyFile} still has ${what}`);

  const guessed = await readFile(join(folder, guessedFile), "utf8").catch(() => "");
  for (const [name, value] of Object.entries((parse(guessed) ?? {}) as object))
    if (new RegExp(`^\\s*${name}: ["']?${RegExp.escape(String(value))}["']?$`, "m").test(company))
      lines.push(
        `${companyFile}: "${name}" was guessed to be ${value}. Correct it, or delete its line in ${folder}/${guessedFile}`,
      );

  for await (const file of glob("content/**/index.yaml", { cwd: folder })) {
    const [text, other] = [await read(join(folder, file)), await read(join(template, file))];
    // These may well be right as they are.
    if (
      text?.equals(other ?? Buffer.of()) &&
      !/\/(?:forms|house-style|moved)\//.test(file) &&
      (await isSeen(folder, file))
    )
      lines.push(`${folder}/${file} is still the example that npm run new-brand wrote`);
  }
  return lines.toSorted();
}

async function isSeen(folder: string, file: string): Promise<boolean> {
  const kind = needed[file.split("/").at(-2) ?? ""];
  if (kind === undefined) return true;
  const entries = await readdir(join(folder, "content", kind)).catch(() => []);
  return entries.length > 0;
}

const read = (file: string) => readFile(file).catch(() => undefined);
