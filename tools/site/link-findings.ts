import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { isOneSlip } from "#server/one-slip.ts";
import { walk } from "#content/forms/fields.ts";
import { formFor } from "#content/forms/forms.ts";
import type { Site } from "#content/site.ts";
import { fullPlace } from "#content/forms/places.ts";
import type { BrokenLink } from "./broken-links.ts";

/**
 * Says of each broken link in which field of which entry it is, and what it may have meant. That an entry links to a
 * place which another edit has taken from its page is advice: the link still opens the page.
 * @param folder the built site
 * @returns mistakes and advice: lines such as "Openings › Office Assistant › Text: there is no page /privcy. Did you mean /privacy?"; a link
 *   that no entry has is in the source of its page, which is named instead
 */
export async function linkFindings(
  site: Site,
  links: readonly BrokenLink[],
  folder: string,
): Promise<{ mistakes: string[]; advice: string[] }> {
  const texts = textsOf(site);
  const lines = links.map(async ({ target, page, others }) => {
    const more = others > 0 ? ` and ${others} more` : "";
    const places = texts.filter(({ text }) => mentions(text, target)).map(({ place }) => place);
    const { says, isPlace } = await whatIsMissing(target, folder);
    return places.length > 0
      ? { isAdvice: isPlace, lines: places.map((place) => `${place}: ${says}`) }
      : { isAdvice: false, lines: [`${page}${more}: ${says}`] };
  });
  const found = await Promise.all(lines);
  const [mistakes, advice] = [false, true].map((wanted) =>
    found.flatMap(({ isAdvice, lines }) => (isAdvice === wanted ? lines : [])),
  );
  return { mistakes: mistakes ?? [], advice: advice ?? [] };
}

const textsOf = ({ entries }: Site) =>
  entries.flatMap((entry) =>
    [...walk(formFor(entry.kind), entry.value)].flatMap(({ path, value }) =>
      typeof value === "string" ? [{ place: fullPlace(entry, path), text: value }] : [],
    ),
  );

/** Whether a text is the address, or has it as a word. */
const mentions = (text: string, address: string) =>
  text.split(/[\s()[\]"'<>,]+/).some((word) => word.replace(/[.:;!?]+$/, "") === address);

/** `isPlace`: the page is there, and a place on it is not. */
async function whatIsMissing(target: string, folder: string) {
  const [, path = "", hash] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(target) ?? [];
  const file = path === "/" ? "index.html" : `${path.slice(1).replace(/\.html$/, "")}.html`;
  if (hash === undefined || !existsSync(join(folder, file))) {
    const files = await Array.fromAsync(glob("**/*.html", { cwd: folder }));
    const paths = files.map((it) => `/${it.replace(/(?:index)?\.html$/, "")}`);
    const isFile = /\.\w+$/.test(path);
    const what = isFile ? "file" : "page";
    return {
      isPlace: false,
      says: `there is no ${what} ${path}.${isFile ? "" : hint(path, paths)}`,
    };
  }
  const page = parse(await readFile(join(folder, file), "utf8"));
  const ids = page.querySelectorAll("main [id]").map(({ id }) => id);
  const says = `there is no place #${hash} on ${path}.${hint(hash, ids, `${path}#`)}`;
  return { isPlace: true, says };
}

function hint(name: string, names: readonly string[], before = ""): string {
  const meant = names.find((it) => it !== name && isOneSlip(it, name));
  return meant === undefined ? "" : ` Did you mean ${before}${meant}?`;
}
