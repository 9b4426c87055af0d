import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type EntryId, keyOf } from "#content/site.ts";
import type { KindName } from "#content/kinds.ts";
import { writeWhole } from "#server/write-whole.ts";
import type { Asked } from "./content/changes-since.ts";

const noted = v.array(
  v.object({
    kind: v.custom<KindName>((it) => typeof it === "string"),
    slug: v.string(),
    what: v.picklist(["changed", "added", "deleted", "moved", "order"]),
    version: v.string(),
    /** The first on which visitors see it, at the company; 2027-01-01. */
    day: v.string(),
    by: v.string(),
  }),
);
type Plan = v.InferOutput<typeof noted>[number];

export type Plans = ReturnType<typeof createPlans>;

/**
 * Changes that go live on a day to come, each as it was shown to whoever planned it.
 * @param dir where they are kept over a restart
 */
export function createPlans(dir: string) {
  const file = join(dir, "plans.json");
  let all = read(file);
  let last = Promise.resolve();
  /** One after the other, each with what the one before has left. @throws if that cannot be kept: nobody may rely on it then */
  function write(next: (all: readonly Plan[]) => Plan[]): Promise<void> {
    const written = last.then(async () => {
      const plans = next(all);
      await writeWhole(file, JSON.stringify(plans), 0o600);
      all = plans;
    });
    last = written.catch(() => {});
    return written;
  }
  const isOneOf = (ids: readonly EntryId[]) => {
    const keys = new Set(ids.map(keyOf));
    return (it: EntryId) => keys.has(keyOf(it));
  };

  return {
    of: (id: EntryId): Plan | undefined => all.find((it) => keyOf(it) === keyOf(id)),
    /** @param today at the company */
    due: (today: string): Plan[] => all.filter(({ day }) => day <= today),
    drop: (ids: readonly EntryId[]) => {
      const isMeant = isOneOf(ids);
      return write((all) => all.filter((it) => !isMeant(it)));
    },
    add(changes: readonly Asked[], day: string, by: string): Promise<void> {
      const isMeant = isOneOf(changes);
      return write((all) => [
        ...all.filter((it) => !isMeant(it)),
        ...changes.map((it) => ({ ...it, day, by })),
      ]);
    },
    /** To another day: what kept them from going live may be gone by then. */
    move: (ids: readonly EntryId[], day: string) => {
      const isMeant = isOneOf(ids);
      return write((all) => all.map((it) => (isMeant(it) ? { ...it, day } : it)));
    },
  };
}

function read(file: string): Plan[] {
  try {
    return v.parse(noted, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return []; // none yet
  }
}
