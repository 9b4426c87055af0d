import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { type Step, writeEntry } from "./step.ts";

/** Since 1.1.0 a phone folds the details of a service below this label. */
export const labelOfMore: Step = {
  version: "1.1.0",
  says: "The Services page has a label above the folded details of a service: translate it",
  apply: async (content) => {
    const file = join(content, "screens/services/index.yaml");
    const entry = parseDocument(await readFile(file, "utf8").catch(() => ""));
    if (!entry.has("labels") || entry.hasIn(["labels", "more"])) return false;
    entry.setIn(["labels", "more"], "More on this service");
    await writeEntry(file, entry.toString({ lineWidth: 0 }));
    return true;
  },
};
