import { attachAgain, retryTokenPattern } from "#contract/retry-page.ts";
import type { Site } from "../site/load.ts";
import type { Fields } from "./fields.ts";
import { type FormKind, forms } from "./forms.ts";
import type { FieldErrors, HttpError } from "./http-error.ts";

/** @returns the page for a form that could not be taken, undefined when the site has none */
export type RetryPage = (kind: FormKind, error: HttpError, typed: Fields) => string | undefined;

/**
 * The site's own form again, with everything that was typed and what is wrong with it, for visitors
 * without scripts. Scripts are never filled in, so the pages' policy holds for it too.
 */
export function retryPages({ files }: Site): RetryPage {
  return (kind, { extras }, typed) => {
    const { fields, failed, retryPath } = forms[kind];
    const page = files.get(retryPath)?.encodings.identity.body.toString();
    const known = new Map([...typed].filter(([name]) => fields.includes(name)));
    // A page cannot give a file back, so it always asks for that again.
    const again = kind === "application" ? { resume: attachAgain } : {};
    const status = extras.errors ? "" : failed;
    return page && fill(page, known, { ...again, ...extras.errors }, status);
  };
}

/** Where an applicant can work: what the form of the built site offers; unknown when there is none. */
export function offeredLocations({ files }: Site): string[] | undefined {
  const page = files.get(forms.application.retryPath)?.encodings.identity.body.toString();
  if (page === undefined) return undefined;
  return [...page.matchAll(retryTokenPattern)].flatMap(({ groups }) => groups?.["option"] || []);
}

// What a stranger typed must never land in a script, where HTML escapes protect nothing.
const aroundScripts = /(?=<script\b)|(?<=<\/script\s*>)/i;

const fill = (page: string, typed: Fields, errors: FieldErrors, status: string) =>
  page
    .split(aroundScripts)
    .map((part) => (/^<script\b/i.test(part) ? part : fillPart(part, typed, errors, status)))
    .join("");

type Groups = { kind?: string; field?: string; selectField?: string; option?: string };

// One pass: a token that a visitor typed is text and stays as it is.
function fillPart(part: string, typed: Fields, errors: FieldErrors, status: string): string {
  return part.replace(retryTokenPattern, (...match) => {
    // The replacer's last argument is the groups, the one before the text, before that the place.
    const { kind, field = "", selectField, option } = match.at(-1) as Groups;
    if (selectField !== undefined) {
      const chosen = isChosen(part, typed.get(selectField) ?? "", selectField, option ?? "");
      return chosen ? ' selected=""' : "";
    }
    if (kind === undefined) return escapeHtml(status);
    if (kind === "invalid") return String(errors[field] !== undefined);
    if (kind === "error") return escapeHtml(errors[field] ?? "");
    const value = escapeHtml(typed.get(field) ?? "");
    // The HTML parser drops a line feed right after <textarea>.
    const before = part.slice(0, Number(match.at(-3)));
    return before.endsWith(">") && before.lastIndexOf("<textarea") === before.lastIndexOf("<")
      ? `\n${value}`
      : value;
  });
}

/** The placeholder ("") stands for whatever the page has no option for. */
function isChosen(part: string, value: string, field: string, option: string): boolean {
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

/** For text and double-quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"'\0]/g, (character) => escapes[character] ?? character);
