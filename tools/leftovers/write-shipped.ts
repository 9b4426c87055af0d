/*
 * Writes shipped.json: hashes of the names and pictures that come with this project, by which `npm run check:content`
 * knows what another company has left of them. Older ones stay in it. Part of packing a release (tools/upgrade/pack.ts).
 */
import "#tools/at-root.ts";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { company, dialed } from "#src/entries/company.ts";
import { hashOf } from "./hashes.ts";
import shipped from "./shipped.json" with { type: "json" };

/** The text of shipped.json with what the project has now. */
export function shippedText(): string {
  const { name, origin, email, recruitingEmail, phone } = company;
  const plain = name.toLowerCase();
  const names = [plain, plain.replaceAll(" ", "-"), plain.replaceAll(" ", "")];
  const addresses = [new URL(origin).hostname, email, recruitingEmail, phone.shown, dialed()];
  const files = globSync([
    `${brandFolder}/{assets,content}/**/*.{svg,png,jpg,jpeg,webp,avif}`,
    "docs/screenshot.png",
  ]);
  const hashes = {
    company: hashOf(name),
    names: [...shipped.names, ...[...names, ...addresses].map((it) => hashOf(it.toLowerCase()))],
    pictures: [...shipped.pictures, ...files.map((file) => hashOf(readFileSync(file)))],
  };
  const unique = (list: string[]) => [...new Set(list)].toSorted();
  const known = { ...hashes, names: unique(hashes.names), pictures: unique(hashes.pictures) };
  return `${JSON.stringify(known, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, "shipped.json"), shippedText());
