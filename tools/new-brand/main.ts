/*
 * npm run new-brand -- <folder> [--name … --language fi --city … --country FI --time-zone … --colors "#0a5c8a #7a3b9c"]: writes a small
 * brand into a new folder of the project. Asks for what is not given, on the terminal or of what is piped in: a line each.
 */
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { withUsage } from "#server/with-usage.ts";
import { askOnTerminal } from "./answers.ts";
import { requireEmpty, writeBrand } from "./write-brand.ts";

const option = { type: "string" } as const;
const options = {
  name: option,
  language: option,
  city: option,
  country: option,
  "time-zone": option,
  colors: option,
} as const;
const usage = `Usage: npm run new-brand -- <folder>, which asks for the rest, or with answers:
  --name "Your company" --language fi --city Tampere --country FI --time-zone Europe/Helsinki --colors "#0a5c8a #7a3b9c"`;

const { folder, timeZone, values } = withUsage(usage, () => {
  const {
    values: { "time-zone": timeZone, ...values },
    positionals: [folder, ...others],
  } = parseArgs({ options, allowPositionals: true });
  if (folder === undefined || others.length > 0) throw new Error("It needs one folder");
  return { folder, timeZone, values };
});
try {
  const inProject = relative(process.cwd(), resolve(folder));
  if (inProject === "" || inProject.startsWith(".."))
    throw new Error(
      `${resolve(folder)} is not in the project, where builds look for it. Name a folder here, such as "brand".`,
    );
  await requireEmpty(resolve(folder));
  const { answers, guessed } = await askOnTerminal({ ...values, ...(timeZone && { timeZone }) });
  await writeBrand(resolve(folder), answers, guessed);
  const env = inProject === "brand" ? "" : `BRAND_DIR=${inProject} `;
  console.log(`Written: ${inProject}. Its texts are examples.
See it:        ${env}npm run edit
What is left:  ${env}npm run check:content
How to go on:  docs/make-it-yours.md`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
