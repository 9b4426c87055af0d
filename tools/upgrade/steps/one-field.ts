import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, parseDocument } from "yaml";
import { dialedAs } from "#content/dialed.ts";
import { type Step, writeEntry } from "./step.ts";

/** Until 1.3.0 some facts stood in two fields, and what was kept off the site was called a draft. */
export const oneField: Step = {
  version: "1.3.0",
  says: "A phone number is dialed as it is shown; `weeks` and `cost` of a project stand beside its client, and make its `size`; `draft` is called `hidden`, and `gates` of Careers `openingsCount`; the house style has no `figures`",
  apply: async (content) => {
    const files = globSync("{{jobs,projects}/*,house-style,company,pages/careers}/index.yaml", {
      cwd: content,
    });
    const changed = await Promise.all(files.map((file) => changeEntry(join(content, file))));
    return changed.includes(true);
  },
};

async function changeEntry(file: string): Promise<boolean> {
  const entry = parseDocument(await readFile(file, "utf8"));
  if (entry.errors.length > 0 || !isMap(entry.contents)) return false;
  const changed = [
    dialShown(entry),
    rename(entry, ["draft"], ["hidden"]),
    rename(entry, ["hero", "gates"], ["hero", "openingsCount"]),
    moveFromDetail(entry),
    split(entry),
    entry.delete("figures"),
  ];
  if (!changed.includes(true)) return false;
  await writeEntry(file, entry.toString({ lineWidth: 0 }));
  return true;
}

function dialShown(entry: Document): boolean {
  const [shown, dialed] = ["shown", "dialed"].map((key) => entry.getIn(["phone", key]));
  const isSame = typeof dialed === "string" && dialedAs(String(shown)) === dialed;
  return isSame && entry.deleteIn(["phone", "dialed"]);
}

function rename(entry: Document, from: string[], to: string[]): boolean {
  if (!entry.hasIn(from)) return false;
  entry.setIn(to, entry.getIn(from, true));
  return entry.deleteIn(from);
}

function moveFromDetail(entry: Document): boolean {
  const names = ["weeks", "cost"].filter((name) => entry.hasIn(["detail", name]));
  for (const name of names) {
    entry.set(name, entry.getIn(["detail", name], true));
    entry.deleteIn(["detail", name]);
  }
  return names.length > 0;
}

/** "14 weeks, $66,000"; any other text stands where the cost does. */
function split(entry: Document): boolean {
  if (!entry.has("size")) return false;
  const size = String(entry.get("size"));
  const [, weeks, cost = size] = /^(\d+) \p{L}+, (.+)$/u.exec(size) ?? [];
  if (weeks !== undefined && !entry.has("weeks")) entry.set("weeks", Number(weeks));
  if (!entry.has("cost")) entry.set("cost", cost);
  return entry.delete("size");
}
