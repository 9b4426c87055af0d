import { retryTokenPattern } from "#contract/retry-page.ts";
import type { ProviderIds } from "../config.ts";
import { escapeHtml } from "../html.ts";
import type { Site } from "../site/load.ts";
import { fallbackPage } from "./fallback-page.ts";
import type { Fields } from "./fields.ts";
import { forms, type FormKind } from "./forms.ts";
import type { FieldErrors } from "./refusal.ts";

export type RetryPage = {
  /** Its Content-Security-Policy. Scripts are never filled in, so it holds for every answer. */
  policy: string;
  /** @param status one sentence above the form, or nothing */
  fill(typed: Fields, errors: FieldErrors, status: string): string;
};

export type RetryPages = Record<FormKind, RetryPage>;

/** The pages for what could not be taken: the site's own, or bare ones. */
export const retryPages = (site: Site, ids: ProviderIds): RetryPages => ({
  contact: retryPage("contact", site, ids),
  application: retryPage("application", site, ids),
});

function retryPage(kind: FormKind, site: Site, ids: ProviderIds): RetryPage {
  const built = site.files.get(forms[kind].retryPath);
  const html = built ? built.plain.body.toString() : fallbackPage(kind, ids);
  // What a stranger typed must never land in a script, where HTML escapes protect nothing.
  const pieces = html.split(/(<script\b[\s\S]*?<\/script\s*>)/i);
  return {
    policy: site.policy,
    fill(typed, errors, status) {
      const known = new Map([...typed].filter(([name]) => forms[kind].fields.includes(name)));
      const fill = (piece: string) => fillPiece(piece, known, errors, status);
      return pieces.map((piece, index) => (index % 2 === 1 ? piece : fill(piece))).join("");
    },
  };
}

type Groups = { kind?: string; field?: string; selectField?: string; option?: string };

// One pass: a token that a visitor typed is text and stays as it is.
function fillPiece(piece: string, typed: Fields, errors: FieldErrors, status: string): string {
  return piece.replace(retryTokenPattern, (...match) => {
    // The replacer's last argument is the groups, the one before the text, before that the place.
    const { kind, field = "", selectField, option } = match.at(-1) as Groups;
    if (selectField !== undefined) {
      return isChosen(piece, typed.get(selectField) ?? "", selectField, option ?? "")
        ? ' selected=""'
        : "";
    }
    if (kind === undefined) return escapeHtml(status);
    if (kind === "invalid") return String(errors[field] !== undefined);
    if (kind === "error") return escapeHtml(errors[field] ?? "");
    const value = escapeHtml(typed.get(field) ?? "");
    // The HTML parser drops a line feed right after <textarea>.
    const before = piece.slice(0, Number(match.at(-3)));
    return /<textarea\b[^>]*>$/i.test(before) ? `\n${value}` : value;
  });
}

/** The placeholder ("") stands for whatever the page has no option for. */
function isChosen(piece: string, value: string, field: string, option: string): boolean {
  if (value === option || option !== "") return value === option;
  return !piece.includes(`"[[selected:${field}:${value}]]"`);
}
