import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, Pair, parseDocument, visit, type YAMLMap } from "yaml";
import { type Step, writeEntry } from "./step.ts";

/** Until 1.3.0 a choice that decides which fields follow was a `discriminant` with a `value`. */
export const plainChoices: Step = {
  version: "1.3.0",
  says: "An opening's place of work is a `mode` with its `countries` or its `city`; a line of the menu says `what` it opens",
  apply: async (content) => {
    const files = globSync(["jobs/*/index.yaml", "navigation/index.yaml"], { cwd: content });
    const changed = await Promise.all(files.map((file) => flatten(join(content, file))));
    return changed.includes(true);
  },
};

async function flatten(file: string): Promise<boolean> {
  const text = await readFile(file, "utf8");
  const entry = parseDocument(text);
  const isJob = entry.has("location");
  visit(entry, {
    Map(_, map) {
      const isChoice = map.has("discriminant");
      if (isChoice) map.items = map.items.flatMap((pair) => inside(pair, isJob ? "mode" : "what"));
    },
  });
  const flat = entry.toString({ lineWidth: 0 });
  const isChanged = entry.errors.length === 0 && /\bdiscriminant:/.test(text);
  if (isChanged) await writeEntry(file, flat);
  return isChanged;
}

type Item = YAMLMap["items"][number];

/** The name of the choice under its new key; the fields of the case, which were below `value`. */
function inside(pair: Item, key: string): Item[] {
  const name = isScalar(pair.key) ? pair.key.value : undefined;
  if (name === "discriminant") return [new Pair(key, pair.value)];
  return name === "value" && isMap(pair.value) ? pair.value.items : [pair];
}
