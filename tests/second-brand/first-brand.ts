import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { company, countryName } from "../../src/content/company.ts";

const content = join(import.meta.dirname, "../../brand/content");

/** Names, addresses, projects and people of the first brand, which another brand's site must not mention. */
export async function wordsOfFirstBrand(): Promise<string[]> {
  const { name, origin, email, recruitingEmail, phone, address, offices } = company;
  const { street, city } = address;
  const places = [street, city, countryName(), ...offices.map((office) => office.street)];
  const words = [name, ...name.split(" "), new URL(origin).hostname, email, recruitingEmail];
  words.push(phone.shown, phone.dialed, ...places);
  for await (const file of glob("{apps,people,projects,testimonials}/*/index.yaml", {
    cwd: content,
  })) {
    const entry = parse(await readFile(join(content, file), "utf8"));
    words.push(entry.title ?? entry.name, basename(dirname(file)));
  }
  return words;
}
