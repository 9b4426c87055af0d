import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { manifestFile, root } from "./drawings.ts";

/** `drawings`: the hash of each drawing as rendered; `files`: the hash of each file as written. */
type Content = { drawings: Record<string, string>; files: Record<string, string> };

export const hashOfBytes = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** What was drawn here: other pictures, and those somebody changed or deleted, belong to them. */
export async function openManifest() {
  const { drawings, files } = JSON.parse(await readFile(manifestFile, "utf8")) as Content; // as written below
  const leftAlone: string[] = [];
  const bytesOf = (file: string) => readFile(join(root, file)).catch(() => undefined);

  async function isOurs(file: string): Promise<boolean> {
    const bytes = await bytesOf(file);
    const written = files[file];
    return bytes === undefined ? written === undefined : written === hashOfBytes(bytes);
  }

  return {
    drawings,
    leftAlone,
    /** @param force draws a deleted picture again, too */
    async write(file: string, bytes: Buffer, force: boolean): Promise<void> {
      const isGone = (await bytesOf(file)) === undefined;
      if (!(await isOurs(file)) && !(force && isGone)) return void leftAlone.push(file);
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), bytes);
      files[file] = hashOfBytes(bytes);
    },
    /** Pictures that were drawn here, by drawings that are gone. */
    async unused(current: readonly string[]): Promise<string[]> {
      const gone = Object.keys(files).filter((file) => !current.includes(file));
      const ours = await Promise.all(gone.map(isOurs));
      return gone.filter((_, index) => ours[index]);
    },
    async save(keys: readonly string[], current: readonly string[]): Promise<void> {
      const pick = (from: Record<string, string>, names: readonly string[]) =>
        Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
      const content: Content = { drawings: pick(drawings, keys), files: pick(files, current) };
      await writeFile(manifestFile, `${JSON.stringify(content, undefined, 2)}\n`);
    },
  };
}
