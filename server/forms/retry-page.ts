import { type Cause, sentenceOf } from "#contract/causes.ts";
import { maxFieldBytes, sendFormPath } from "#contract/form-endpoint.ts";
import type { FieldErrors } from "#contract/field-schemas.ts";
import * as contract from "#contract/retry-page.ts";
import * as english from "#contract/sentences/en.ts";
import type { Kind } from "#server/inbox/submission.ts";
import { closedPolicy } from "#server/site/csp.ts";
import type { Site } from "#server/site/load.ts";
import type { Fields } from "./fields.ts";
import type { HttpError } from "./http-error.ts";
import { homeParameter } from "./middleware.ts";

/** Of each form; `failed` is shown above it, with the sentence of the cause, when no field is to blame; otherwise links to those fields. */
const pages = {
  message: { retry: contract.retryPagePath, failed: "messageFailed" },
  application: { retry: contract.applicationRetryPath, failed: "applicationFailed" },
} as const;

type Refused = {
  site: Site;
  kind: Kind;
  error: HttpError;
  typed: Fields;
  /** For what was typed, in bytes after escaping; fields that do not fit are left empty. */
  room: number;
  /** Origin of the other site that the form came from: links lead back there. */
  home?: string | undefined;
};

/**
 * The site's form page with what was typed and the error messages, for visitors without scripts.
 * @returns undefined when the site has no such page
 */
export function retryPage({
  site,
  kind,
  error: { extras, reason },
  typed,
  room,
  home,
}: Refused): { html: Buffer<ArrayBuffer>; policy: string } | undefined {
  // A page cannot preset a file input.
  const fileError: FieldErrors = kind === "application" ? { resume: "resumeNotKept" } : {};
  const { forms } = site.facts?.sentences ?? english;
  const status = extras.errors
    ? forms.marked
    : `${forms[pages[kind].failed]} ${sentenceOf(reason, forms)}`;
  const page = site.files.get(pages[kind].retry);
  if (!page) return undefined;
  const own = page.encodings.identity.body.toString();
  const template = home === undefined ? own : leadingTo(home, own);
  const errors = { ...fileError, ...extras.errors };
  const html = Buffer.from(
    fill(template, typed, errors, { status, sentence: (cause) => sentenceOf(cause, forms) }, room),
  );
  const policy = page.headers["Content-Security-Policy"] ?? closedPolicy;
  return { html, policy: home === undefined ? policy : policyFor(home, policy) };
}

/** Of links and the form. The page's own attributes have no angle brackets: the build escapes them. */
const openingTags = /<(?:a|form) [^<>]*>/g;

/**
 * Links lead to the other site; styles, pictures and the form itself stay this server's. The form says where it came
 * from, for when it is sent again.
 */
const leadingTo = (home: string, page: string) =>
  page.replaceAll(openingTags, (tag) =>
    tag.startsWith("<form")
      ? tag.replace(
          `${sendFormPath}"`,
          `${sendFormPath}?${homeParameter}=${encodeURIComponent(home)}"`,
        )
      : tag.replace(' href="/', ` href="${home}/`),
  );

/** The corrected form is answered by leading back: Chromium and WebKit apply `form-action` to redirects, too. */
const policyFor = (home: string, policy: string) =>
  policy.replace("form-action 'self'", `form-action 'self' ${home}`);

type Groups = { kind?: string; field?: string; selectField?: string; option?: string };

/** In one pass, so that a token a visitor typed stays text. */
function fill(
  page: string,
  values: Fields,
  errors: FieldErrors,
  { status, sentence }: { status: string; sentence: (cause: Cause) => string },
  room: number,
): string {
  const value = createEcho(values, room);
  const summary = summaryOf(page, errors, sentence);
  return page.replace(contract.retryTokenPattern, (...match) => {
    // The replacer's last arguments are the offset, the whole text and the groups.
    const { kind, field = "", selectField, option } = match.at(-1) as Groups;
    if (selectField !== undefined) {
      const chosen = errors[selectField] ? "" : (values.get(selectField) ?? "");
      return chosen === option ? ' selected=""' : "";
    }
    if (kind === undefined)
      return match[0].includes(contract.summaryToken) ? summary : escapeHtml(status);
    if (kind === "invalid") return String(errors[field] !== undefined);
    const error = errors[field];
    if (kind === "error") return error ? escapeHtml(sentence(error)) : "";
    // The HTML parser drops a line feed right after <textarea>; elsewhere it shows as a blank at most.
    const isFirst = page[Number(match.at(-3)) - 1] === ">";
    return `${isFirst ? "\n" : ""}${value(field)}`;
  });
}

/** Links to the fields with errors, in the order of the page. */
const summaryOf = (page: string, errors: FieldErrors, sentence: (cause: Cause) => string): string =>
  Object.entries(errors)
    .map(([field, cause]) => ({ field, cause, place: page.indexOf(`[[error:${field}]]`) }))
    .filter(({ place }) => place !== -1)
    .toSorted((a, b) => a.place - b.place)
    .map(
      ({ field, cause }) =>
        `<li><a href="#${escapeHtml(field)}">${cause ? escapeHtml(sentence(cause)) : ""}</a></li>`,
    )
    .join("");

/** @returns function that escapes a field, or leaves it empty when it is too much */
function createEcho(values: Fields, room: number) {
  let [bytesLeft, charactersLeft] = [room, maxFieldBytes];
  return (field: string): string => {
    const value = values.get(field) ?? "";
    if (value.length > charactersLeft) return "";
    charactersLeft -= value.length;
    const escaped = escapeHtml(value);
    const bytes = Buffer.byteLength(escaped);
    if (bytes > bytesLeft) return "";
    bytesLeft -= bytes;
    return escaped;
  };
}

/** For text and quoted attributes. Constant replacements: a callback for each character takes five times as long. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
    .replaceAll("\0", "\ufffd");
