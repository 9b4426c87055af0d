/*
 * Addresses as people type, paste and dictate them. One cleaning for the forms, the server and the command line, so
 * that what is accepted can be answered, and what is stored can be found again.
 */

/** Line breaks, tabs and other control characters that separate words. */
const separators = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;
/**
 * Not visible: control and format characters, fillers, variation selectors. Not the zero-width joiners inside words of
 * Arabic and Indic scripts, where they have a meaning (RFC 5892, appendix A).
 */
const invisible =
  /(?!(?<=[\p{Script=Arabic}\p{M}])[\u200c\u200d][\p{L}\p{M}])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Full-width forms of ASCII, and the full stops of Chinese and Japanese keyboards. */
const wide = /[\uff01-\uff5e]/gu;
const wideStops = /[\u3002\uff61]/g;

/** One line of visible characters, the wide ones in their usual form, in the normal form NFC. */
const visible = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(separators, " ")
    .replaceAll(invisible, "")
    .replaceAll(wide, (found) => String.fromCharCode(found.charCodeAt(0) - 0xfee0))
    .replaceAll(wideStops, ".")
    .trim();

/** Nobody's address begins with brackets, quotation marks or other punctuation than RFC 5322 allows there. */
const before = /^[^\p{L}\p{M}\p{N}!#$%&*+/=?^_{|}~-]+/u;
/** A domain ends in a letter or digit. The look-behind keeps the pattern linear. */
const after = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u;

/**
 * An e-mail address without what cannot be seen and what is wrapped around it: `mailto:` and other labels, a name
 * before angle brackets, which may be an address itself, quotation marks, brackets, punctuation.
 * @returns what is left, valid or not, in the normal form NFC; of several addresses all
 */
export function cleanEmail(text: string): string {
  const seen = visible(text);
  const bracketed = seen.match(/<[^<>]*@[^<>]*/g) ?? [];
  const [alone = ""] = bracketed;
  const address = (bracketed.length === 1 ? alone : seen)
    .replace(/^[^@]*:/, "")
    .replace(before, "");
  // A link that opens a mail may set its subject, and more addresses.
  const query = address.indexOf("?", address.indexOf("@"));
  return address.slice(0, query === -1 ? undefined : query).replace(after, "");
}

/** What two spellings of one address have in common; for searching only. */
export const emailKey = (text: string): string => cleanEmail(text).normalize("NFKC").toLowerCase();

/** `github.com:443/a` has no scheme, `javascript:1` does; the host before a port has a dot. */
const scheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i;
/**
 * An address of the web, with `https://` where people leave it out.
 * @returns undefined unless it is http or https and names a host with a dot, and no user
 */
export function cleanUrl(text: string): string | undefined {
  const typed = visible(text)
    .replace(/^[<"'(]+/, "")
    .replace(/(?<![>"').,;])[>"').,;]+$/, "");
  const url = scheme.test(typed) ? typed : `https://${typed.replace(/^\/\//, "")}`;
  // The URL parser alone would accept `http:x` and line breaks.
  if (!/^https?:\/\/\S+$/i.test(url) || !URL.canParse(url)) return undefined;
  const { hostname, username } = new URL(url);
  return hostname.includes(".") && username === "" ? url : undefined;
}
