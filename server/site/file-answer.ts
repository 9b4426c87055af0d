import { chooseEncoding, type Encoded } from "./encoding.ts";
import { securityHeaders } from "./headers.ts";
import type { Representation, SiteFile } from "./load.ts";

/** What of a request an answer depends on; header values as they came. */
export type Asked = {
  accept: string | undefined;
  ifNoneMatch: string | undefined;
  /** Whether the visitor came by TLS. */
  tls: boolean;
};

/** `headers` are shared by all answers like it and must not be changed. */
export type FileAnswer = {
  status: 200 | 304 | 404 | 410;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | null;
};

/** Headers of whole answers, made when first asked for: no TLS, TLS. */
const made = new WeakMap<Representation, [FileAnswer["headers"]?, FileAnswer["headers"]?]>();

/**
 * The answer to GET for a file of the site; HEAD's is the same without its body.
 * @param status 404 or 410 for a page that says so, which nobody may keep
 */
export function fileAnswer(file: SiteFile, status: 200 | 404 | 410, asked: Asked): FileAnswer {
  const chosen = chooseEncoding(file, asked.accept);
  const { body, etag } = chosen.representation;
  if (status !== 200) {
    const headers = {
      ...always(file, asked.tls),
      "Cache-Control": "no-cache",
      ...content(file, chosen),
    };
    return { status, headers, body };
  }
  if (matches(asked.ifNoneMatch, etag)) {
    return { status: 304, headers: { ...always(file, asked.tls), ETag: etag }, body: null };
  }
  return { status, headers: wholeHeaders(file, chosen, asked.tls), body };
}

function wholeHeaders(file: SiteFile, chosen: Encoded, tls: boolean): FileAnswer["headers"] {
  const before = made.get(chosen.representation);
  const kept = before ?? [];
  if (!before) made.set(chosen.representation, kept);
  return (kept[Number(tls)] ??= Object.freeze({
    ...always(file, tls),
    ETag: chosen.representation.etag,
    ...content(file, chosen),
  }));
}

const always = (file: SiteFile, tls: boolean) => ({
  ...securityHeaders({ tls }, file),
  "Cache-Control": file.cacheControl,
  Vary: "Accept-Encoding",
});

const content = ({ type }: SiteFile, { encoding, representation }: Encoded) => ({
  "Content-Type": type,
  ...(encoding && { "Content-Encoding": encoding }),
  "Content-Length": String(representation.body.byteLength),
});

/** Weak comparison, as RFC 9110, 13.1.2 asks for: a proxy may have marked the tag as weak. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((entry) => {
    const tag = entry.trim();
    return tag === "*" || tag.replace(/^W\//, "") === etag;
  });
}
