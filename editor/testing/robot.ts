import type { KindName } from "#content/kinds.ts";
import type { Data } from "#content/site.ts";
import { changed, pick, randomNumbers } from "./random-edit.ts";
import type { Editor } from "./start-editor.ts";

type Options = {
  editor: Editor;
  seed: number;
  edits: number;
  afterEach?: (count: number) => Promise<void>;
};

/**
 * Edits entries at random through the editor's own interface for saving.
 * @returns what went wrong: an edit that left mistakes, or was refused without naming a field
 */
export async function runRobot({ editor, seed, edits, afterEach }: Options) {
  const random = randomNumbers(seed);
  const faults: string[] = [];
  const counts = { saved: 0, refused: 0 };
  for (let count = 1; count <= edits; count += 1) {
    const { did, answer } = await act(editor, random);
    const result = answer as { issues?: { path: unknown[]; message: string }[]; failed?: boolean };
    if (result.issues ? result.issues.some(({ message }) => !message) : result.failed === true)
      faults.push(`${count}: ${did}: ${JSON.stringify(answer)}`);
    if (result.issues) counts.refused += 1;
    else {
      counts.saved += 1;
      const wrong = await editor.mistakes();
      if (wrong.length > 0) faults.push(`${count}: ${did}: ${wrong.join("\n")}`);
      if (wrong.length > 0) break; // whatever follows would be about the same
    }
    await afterEach?.(count);
  }
  return { faults, counts };
}

/** One random change, as forms and lists make them. */
async function act({ call }: Editor, random: () => number) {
  const { kinds } = await call("overview");
  const filled = Object.keys(kinds).filter((it) => (kinds[it]?.entries.length ?? 0) > 0);
  const kind = pick(random, filled) as KindName;
  const summary = kinds[kind];
  const chosen = summary && pick(random, summary.entries);
  const entry = chosen && (await call("openEntry", { kind, slug: chosen.slug }));
  if (!summary || !entry?.value) throw new Error(`${kind} cannot be opened`);
  const { slug, version } = entry;
  const value: Data = changed(random, summary.form, entry.value);
  const action = summary.isMany ? random() : 1;
  if (action < 0.1) {
    const title = pick(random, ["Another", "Ünsal & Söhne", "دروازہ", "", "index", "../up"]);
    const key = Object.keys(summary.form.fields)[0] ?? "";
    const data = { ...(random() < 0.5 ? entry.value : value), [key]: title };
    return { kind, did: `create ${kind} ${title}`, answer: await call("create", kind, data) };
  }
  if (action < 0.2) {
    const to = pick(random, ["moved", `${slug}-2`, "Not Allowed", "../up", ""]);
    return {
      kind,
      did: `move ${kind}/${slug} to ${to}`,
      answer: await call("changeAddress", entry, to),
    };
  }
  if (action < 0.3)
    return { kind, did: `remove ${kind}/${slug}`, answer: await call("remove", entry, true) };
  if (action < 0.35) {
    const slugs = summary.entries.map((it) => it.slug).toReversed();
    return { kind, did: `reorder ${kind}`, answer: await call("reorder", kind, slugs) };
  }
  const answer = await call("save", entry, version, value);
  return { kind, did: `save ${kind}/${slug} ${difference(entry.value, value)}`, answer };
}

/** The line in which two values differ. */
function difference(before: Data, after: Data): string {
  const [old, now] = [before, after].map((it) => JSON.stringify(it, null, 1).split("\n"));
  return (
    now
      ?.find((line, index) => line !== old?.[index])
      ?.trim()
      .slice(0, 120) ?? ""
  );
}
