import { attachAgain, retryTokenPattern } from "#contract/retry-page.ts";
import type { Site } from "../site/load.ts";
import type { Fields } from "./fields.ts";
import { type FormKind, forms } from "./forms.ts";
import type { FieldErrors, HttpError } from "./http-error.ts";

/** @returns the page for a rejected form, undefined when the site has none */
export type RetryPage = (kind: FormKind, error: HttpError, typed: Fields) => string | undefined;

/**
 * Fills the site's form page with what was typed and the error messages, for visitors without
 * scripts. Inline scripts stay as they are, so the pages' Content-Security-Policy fits.
 */
export function retryPages({ files }: Site): RetryPage {
  return (kind, { extras }, typed) => {
    const { fields, failed, retryPath } = forms[kind];
    const page = files.get(retryPath)?.encodings.identity.body.toString();
    const values = new Map([...typed].filter(([name]) => fields.includes(name)));
    // A page cannot preset a file input.
    const fileError = kind === "application" ? { resume: attachAgain } : {};
    const status = extras.errors ? "" : failed;
    return page && fill(page, values, { ...fileError, ...extras.errors }, status);
  };
}

/** The locations that the application form offers; undefined when the site has no such page. */
export function offeredLocations({ files }: Site): string[] | undefined {
  const page = files.get(forms.application.retryPath)?.encodings.identity.body.toString();
  if (page === undefined) return undefined;
  return [...page.matchAll(retryTokenPattern)].flatMap(({ groups }) => groups?.["option"] || []);
}

// Inside a script, escaping HTML does not protect.
const scriptBoundary = /(?=<script\b)|(?<=<\/script\s*>)/i;

const fill = (page: string, values: Fields, errors: FieldErrors, status: string) =>
  page
    .split(scriptBoundary)
    .map((part) => (/^<script\b/i.test(part) ? part : fillPart(part, values, errors, status)))
    .join("");

type Groups = { kind?: string; field?: string; selectField?: string; option?: string };

/** In one pass, so that a token a visitor typed stays text. */
function fillPart(part: string, values: Fields, errors: FieldErrors, status: string): string {
  return part.replace(retryTokenPattern, (...match) => {
    // The replacer's last arguments are the offset, the whole text and the groups.
    const { kind, field = "", selectField, option } = match.at(-1) as Groups;
    if (selectField !== undefined) {
      const selected = isSelected(part, values.get(selectField) ?? "", selectField, option ?? "");
      return selected ? ' selected=""' : "";
    }
    if (kind === undefined) return escapeHtml(status);
    if (kind === "invalid") return String(errors[field] !== undefined);
    if (kind === "error") return escapeHtml(errors[field] ?? "");
    const value = escapeHtml(values.get(field) ?? "");
    // The HTML parser drops a line feed right after <textarea>.
    const before = part.slice(0, Number(match.at(-3)));
    return before.endsWith(">") && before.lastIndexOf("<textarea") === before.lastIndexOf("<")
      ? `\n${value}`
      : value;
  });
}

/** The placeholder ("") is selected for values that the page has no option for. */
function isSelected(part: string, value: string, field: string, option: string): boolean {
  if (value === option || option !== "") return value === option;
  return !part.includes(`"[[selected:${field}:${value}]]"`);
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\0": "\ufffd",
};

/** For text and quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"'\0]/g, (character) => escapes[character] ?? character);
