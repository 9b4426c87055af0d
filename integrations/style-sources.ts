import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { brandFolder } from "#content/brand-folder.ts";
import { slotFile } from "./slots.ts";

const root = join(import.meta.dirname, "..");
const navigation = join(root, brandFolder, "content/navigation/index.yaml");
const imported = /^(?:import|export)\b(?! type\b)[^"';]*?["']([^"']+)["']/gm;

/**
 * Adds to each page style sheet, as `@source`, all components of the pages that import it, so that Tailwind writes the
 * classes which these use and no others.
 * @param isInBrand whether the brand has a notice
 */
export const styleSources = (isInBrand = brandHasNotice): Plugin => {
  let hasNotice = true;
  return {
    name: "style-sources",
    enforce: "pre",
    configResolved({ command }) {
      // A development server also shows one that is added later, or is in a form that nobody has saved.
      hasNotice = command === "serve" || isInBrand();
    },
    transform(code, id) {
      const [file = ""] = id.split("?", 1);
      if (dirname(file) !== join(root, "src/styles") || !code.includes('"./shared.css"'))
        return undefined;
      const sources = sourcesOf(basename(file), hasNotice).map(
        (source) => `@source "${relative(dirname(file), source)}";`,
      );
      const shared = '@import "./shared.css";';
      const styles = hasNotice ? code.replace(shared, `${shared}\n@import "./notice.css";`) : code;
      return { code: `${styles}\n${sources.join("\n")}\n`, map: null };
    },
  };
};

/** Words in other code look like classes. */
const hasClasses = /\/(?:layouts|sections|islands|ui|slots|components)\//;

/** @returns absolute paths of all components below the pages with this style sheet */
export function sourcesOf(sheet: string, hasNotice = brandHasNotice()): string[] {
  const found = new Set<string>();
  for (const page of globSync(`{src,${brandFolder}}/pages/**/*.astro`, { cwd: root })) {
    const files = new Set<string>();
    collect(join(root, page), files);
    // Perhaps through another page, which it completes.
    const isStyledBy = [...files].some((file) => textOf(file).includes(`/styles/${sheet}"`));
    if (isStyledBy) for (const file of files) found.add(file);
  }
  const isOwn = (file: string) => file.startsWith(join(root, brandFolder, "pages"));
  const isDrawn = (file: string) => hasNotice || basename(file) !== "notice.tsx";
  return [...found]
    .filter((file) => (hasClasses.test(file) || isOwn(file)) && isDrawn(file))
    .toSorted();
}

/** Whether the brand's navigation has a notice: without one, no page has its classes. */
const brandHasNotice = () => /^notice:/m.test(textOf(navigation));

const textOf = (file: string) => readFileSync(file, "utf8");

function collect(file: string, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  // Scripts in Astro's files draw nothing.
  const [code = ""] = textOf(file).split("<script", 1);
  for (const [, name = ""] of code.matchAll(imported)) {
    const path = resolveImport(name, file);
    if (path !== undefined && /\.(?:astro|tsx?)$/.test(path) && existsSync(path))
      collect(path, found);
  }
}

/** @returns undefined for packages, and for entries and their schemas, which have no classes */
function resolveImport(name: string, from: string): string | undefined {
  if (name.startsWith("#slots/")) return slotFile(name.slice("#slots/".length));
  const path = name.startsWith("#src/")
    ? join(root, name.slice(1))
    : name.startsWith(".")
      ? join(dirname(from), name)
      : undefined;
  return path?.includes("/src/entries/") ? undefined : path;
}
