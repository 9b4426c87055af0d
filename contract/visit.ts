/*
 * Where a message or application came from, as the visitor's tab knows it. The page's script writes it into one hidden
 * field before it sends; under Global Privacy Control, and without scripts, there is none.
 */

/** An encoded query with the names of `Visit`. */
export const visitField = "page_visit";

/** `page`: sent from; `start`: where the visit began; `referrer`: the host that led there; `utm_…`: of that first address. */
export type Visit = Readonly<Partial<Record<(typeof visitNames)[number], string>>>;

export const visitNames = [
  "page",
  "start",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

// With two slashes it would be another site's address, which mail programs make a link.
const isPath = /^\/(?!\/)[\w./~%-]{0,200}$/;
const isHost = /^[\w.-]{1,100}$/;
const isLine = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u;

/** @returns what of it can be true; undefined if that is nothing */
export function readVisit(text: string | undefined): Visit | undefined {
  const sent = new URLSearchParams(text?.slice(0, 2000));
  const known = visitNames.flatMap((name) => {
    const value = sent.get(name) ?? "";
    const fits = name === "referrer" ? isHost : name.startsWith("utm_") ? isLine : isPath;
    return fits.test(value) ? [[name, value] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
