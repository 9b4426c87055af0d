import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Finding, note, wrong } from "./finding.ts";

const about = "Settings";
const help = "(docs/operating.md, Settings files.)";

/**
 * Values that systemd, Docker and Node do not read alike, so that one of them may have cut it.
 * @param files in which `NAME=value` stands, one on a line
 */
export function checkSettingsFiles(files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const found = linesOf(file).filter(([, value]) => !isReadAlike(value));
    if (found.length === 0) return [];
    const names = found.map(([name]) => name).join(", ");
    return [
      wrong(
        about,
        `${basename(file)}: systemd, Docker and Node read ${names} differently, and may cut it. Write NAME='value'. ${help}`,
      ),
    ];
  });
}

/** Values as they arrived that look as if something had cut or kept too much of them. */
export function checkValues(env: Record<string, string | undefined>, names: string[]): Finding[] {
  const cut = names.filter((name) => {
    const value = env[name]?.trim() ?? "";
    return /^["'][^"']*$|^[^"']*["']$|\\$/.test(value);
  });
  return cut.map((name) =>
    note(about, `${name} begins or ends with a quote or a backslash: was it cut? ${help}`),
  );
}

function linesOf(file: string): [name: string, value: string][] {
  try {
    return [
      ...readFileSync(file, "utf8").matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(.*)$/gm),
    ].map(([, name = "", value = ""]) => [name, value.trim()]);
  } catch {
    return []; // root's
  }
}

/** In single quotes, or without what one of them takes for a comment, an escape, a quote or a variable. */
const isReadAlike = (value: string) => /^(?:'[^']*'|[^#\\'"`$]*)$/.test(value);
