import { contactFields, type ContactErrors, type ContactField } from "#contract/contact.ts";
import { retryPagePath, retryTokenPattern } from "#contract/retry-page.ts";
import type { ProviderIds } from "../config.ts";
import { escapeHtml } from "../html.ts";
import { pagePolicy } from "../site/csp.ts";
import type { Site } from "../site/load.ts";
import { fallbackPage } from "./fallback-page.ts";
import type { Fields } from "./fields.ts";

export type RetryPage = {
  /** Its Content-Security-Policy; scripts are never filled in, so it holds for every answer. */
  policy: string;
  /** @param status one sentence above the form, or nothing */
  fill(typed: Fields, errors: ContactErrors, status: string): string;
};

/** The page for a message that could not be taken: the site's own, or a bare one. */
export function retryPage(site: Site, ids: ProviderIds): RetryPage {
  const built = site.files.get(retryPagePath);
  const html = built ? Buffer.from(built.plain.body).toString() : fallbackPage(ids);
  // What a stranger typed must never land in a script, where HTML escapes protect nothing.
  const pieces = html.split(/(<script\b[\s\S]*?<\/script\s*>)/i);
  return {
    policy: built?.policy ?? pagePolicy(html),
    fill: (typed, errors, status) =>
      pieces
        .map((piece, index) => (index % 2 === 1 ? piece : fillPiece(piece, typed, errors, status)))
        .join(""),
  };
}

// One pass: a token that a visitor typed is text and stays as it is.
function fillPiece(piece: string, typed: Fields, errors: ContactErrors, status: string): string {
  return piece.replace(retryTokenPattern, (...match) => {
    const [, kind, field, at] = match as [string, string?, string?, number?];
    if (kind === undefined) return escapeHtml(status);
    if (!isContactField(field)) return "";
    if (kind === "invalid") return String(errors[field] !== undefined);
    if (kind === "error") return escapeHtml(errors[field] ?? "");
    const value = escapeHtml(typed.get(field) ?? "");
    // The HTML parser drops a line feed right after <textarea>.
    return /<textarea\b[^>]*>$/i.test(piece.slice(0, at)) ? `\n${value}` : value;
  });
}

const isContactField = (name: string | undefined): name is ContactField =>
  contactFields.some((field) => field === name);
