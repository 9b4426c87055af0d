/* Writes a small company in Urdu, with Latin names and figures between the words (npm test -- urdu). */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { writeBrand } from "#tools/new-brand/write-brand.ts";

const root = join(import.meta.dirname, "../..");
/** As `npm test -- urdu` names it (tools/test.ts). */
const brand = join(root, ".generated/brands/urdu");
const font = "node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2";

await rm(brand, { recursive: true, force: true });
await writeBrand(brand, {
  name: "سفینہ",
  language: "ur",
  city: "لاہور",
  country: "PK",
  timeZone: "Asia/Karachi",
  colors: "#0a5c8a #8a3b12",
});
const content = join(brand, "content");
await rm(join(content, "services"), { recursive: true });
await copyFile(join(root, font), join(content, "brand/font.woff2"));
await change(join(content, "company/index.yaml"), {
  founded: 2018,
  phone: { shown: "+92 42 3571 4400", dialed: "+924235714400" },
  address: { street: "مال روڈ 14", city: "لاہور", postalCode: "54000", country: "PK" },
});
const text = await readFile(join(import.meta.dirname, "urdu.yaml"), "utf8");
const { sentences, ...entries } = parse(text) as Record<string, unknown>;
await writeFile(join(brand, "sentences.yaml"), stringify(sentences));
for (const [entry, value] of Object.entries(entries)) {
  const file = join(content, entry, "index.yaml");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stringify(value));
}

async function change(file: string, fields: object): Promise<void> {
  const entry = parse(await readFile(file, "utf8")) as object;
  await writeFile(file, stringify({ ...entry, ...fields }));
}
