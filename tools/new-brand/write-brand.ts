import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import type { Answers, Guessed } from "./answers.ts";
import { guessedFile } from "#tools/leftovers/leftovers.ts";
import { isWhole, sentencesToTranslate } from "#content/sentences.ts";
import { plainLogo } from "./logo.ts";
import { paletteOf } from "./palette.ts";

const root = join(import.meta.dirname, "../..");
const templateFolder = join(import.meta.dirname, "template");
/** A font with a free license and no company's look. */
const fontFolder = join(root, "tests/company/content/brand");

/** What nobody has entered yet ends in .example or has zeros: every build says so. */
const companyOf = ({ name, language, city, country, timeZone }: Answers) => {
  const domain = `${
    name
      .normalize("NFKD")
      .replaceAll(/[^\da-z]/gi, "")
      .toLowerCase() || "company"
  }.example`;
  return {
    name,
    language,
    origin: `https://www.${domain}`,
    email: `hello@${domain}`,
    recruitingEmail: `jobs@${domain}`,
    phone: { shown: "+00 000 000 000" },
    address: { street: "Example Street 1", city, postalCode: "00000", country },
    founded: new Date().getFullYear(),
    timeZone,
    offices: [],
  };
};

/**
 * Writes a small brand whose texts are examples.
 * @param folder absolute path; it must not exist yet, or have no files
 * @throws Error if it has one
 */
export async function writeBrand(
  folder: string,
  answers: Answers,
  guessed: Guessed = [],
): Promise<void> {
  await requireEmpty(folder);
  await cp(templateFolder, folder, { recursive: true });
  const [main = "", second = main] = answers.colors.match(/#[\da-f]{6}/gi) ?? [];
  const files: Record<string, string> = {
    "company/index.yaml": yaml(companyOf(answers)),
    "brand/index.yaml": yaml({
      logo: "logo.svg",
      fonts: { display: "font.woff2", text: "font.woff2" },
      ...paletteOf(main, second),
    }),
    "brand/logo.svg": plainLogo,
  };
  for (const name of ["company", "brand"])
    await mkdir(join(folder, "content", name), { recursive: true });
  for (const [file, content] of Object.entries(files))
    await writeFile(join(folder, "content", file), content);
  if (!isWhole(answers.language))
    await writeFile(join(folder, "sentences.yaml"), sentencesToTranslate());
  if (guessed.length > 0) await writeFile(join(folder, guessedFile), guessedText(answers, guessed));
  for (const file of ["font.woff2", "OFL.txt"])
    await cp(join(fontFolder, file), join(folder, "content/brand", file));
}

const guessedText = (answers: Answers, guessed: Guessed) =>
  [
    "# What npm run new-brand guessed. Correct what is wrong in 'Company and addresses', then delete this file.",
    ...guessed.map((key) => `${key}: ${answers[key]}`),
    "",
  ].join("\n");

const yaml = (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });

/** @throws Error if there is a file in the folder; it need not exist */
export async function requireEmpty(folder: string): Promise<void> {
  const options = { recursive: true, withFileTypes: true } as const;
  const present = await readdir(folder, options).catch(() => []);
  if (present.some((it) => !it.isDirectory()))
    throw new Error(`${folder} is not empty: nothing was written.`);
}
