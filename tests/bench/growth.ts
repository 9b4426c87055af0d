import { glob, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copySource, type SourceCopy } from "../../tools/source-copy.ts";

/** How many times the projects and technology pages the larger site has. */
const factor = 10;

type Size = { seconds: number; pages: number; homeBytes: number };

/**
 * Builds the site as it is and with ten times the projects and technology pages.
 * @returns a table, and whether the home page stayed as small as it was
 */
export async function growth(): Promise<{ text: string; ok: boolean }> {
  const copy = await copySource();
  try {
    const once = await size(copy);
    await multiply(copy.dir, "projects");
    await multiply(copy.dir, "technologies");
    const tenfold = await size(copy);
    const ok = tenfold.homeBytes <= once.homeBytes * 1.005; // hashes compress a little differently
    const rows = [
      ["", "1x", `${factor}x`, "ratio"],
      row("pages", once.pages, tenfold.pages),
      row("build, seconds", once.seconds, tenfold.seconds),
      row("home page, bytes (brotli)", once.homeBytes, tenfold.homeBytes),
    ];
    const text = rows
      .map((cells) => cells.map((cell, i) => (i ? cell.padStart(10) : cell.padEnd(28))).join(""))
      .join("\n");
    return {
      text: `Growth of the content\n${text}\nhome page does not grow: ${ok ? "pass" : "FAIL"}`,
      ok,
    };
  } finally {
    await copy.remove();
  }
}

const row = (name: string, a: number, b: number) => [name, shown(a), shown(b), (b / a).toFixed(2)];
const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

async function size(copy: SourceCopy): Promise<Size> {
  const start = performance.now();
  const { status, output } = copy.build();
  if (status !== 0) throw new Error(`The build failed:\n${output}`);
  const seconds = (performance.now() - start) / 1000;
  const site = join(copy.dir, "dist", "served");
  const pages = (await Array.fromAsync(glob("**/*.html", { cwd: site }))).length;
  return { seconds, pages, homeBytes: await homeBytes(site) };
}

/** The home page and every script it loads, as they travel. */
async function homeBytes(site: string): Promise<number> {
  const html = await readFile(join(site, "index.html"), "utf8");
  const scripts = new Set([...html.matchAll(/import\("([^"]+)"\)/g)].map(([, path]) => path ?? ""));
  for (const path of scripts) {
    const code = await readFile(join(site, path), "utf8");
    // What a module imports at once, from beside it; `import(…)` waits until it is needed.
    for (const [, file] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      scripts.add(`/assets/${file}`);
  }
  const files = ["index.html", ...scripts].map((path) => readFile(join(site, `${path}.br`)));
  return (await Promise.all(files)).reduce((sum, file) => sum + file.length, 0);
}

/** Each entry nine times more, under new names; a menu has room for its own lines only. */
async function multiply(dir: string, kind: "projects" | "technologies"): Promise<void> {
  const folder = join(dir, "app", "content", kind);
  for (const file of await readdir(folder)) {
    if (file === "index.ts") continue;
    const name = file.replace(/\.ts$/, "");
    const source = await readFile(join(folder, file), "utf8");
    for (let copy = 1; copy < factor; copy += 1) {
      const entry = source
        .replace(`slug: "${name}"`, `slug: "${name}-${copy}"`)
        .replace(/order: (\d+)/, (_, order) => `order: ${Number(order) + copy * 1000}`)
        .replace(/inMenu: true/, "inMenu: false")
        .replace(/ {2}picture: \{[\s\S]*?\n {2}\},\n/, "")
        // Same length, another text: no two pages may share a description.
        .replaceAll(/description:(\s+)"../g, (_, space) => `description:${space}"${copy}.`);
      await writeFile(join(folder, `${name}-${copy}.ts`), entry);
    }
  }
}
