import { maxFieldBytes } from "#contract/provider.ts";
import { collectFields, quoted, type Fields } from "./fields.ts";
import { Refusal } from "./refusal.ts";
import { mediaType, utf8 } from "./text.ts";

// Part headers of fifty fields, about 150 bytes each, and as much again.
const multipartFraming = 16 * 1024;

/** Most bytes a body may have before the fields in it are counted one by one. */
export function formBodyLimit(contentType: string | undefined): number {
  // Outside ASCII every byte becomes three characters (%D8) in the urlencoded format.
  const factor = mediaType(contentType) === "multipart/form-data" ? 1 : 3;
  return factor * maxFieldBytes + multipartFraming;
}

/**
 * Reads the fields of a posted form.
 * @throws Refusal 415 for other content types, 400 for what cannot be read, 413 for too much
 */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
): Promise<Fields> {
  switch (mediaType(contentType)) {
    case "multipart/form-data":
      return collectFields(await multipartPairs(bytes, contentType ?? ""));
    case "application/x-www-form-urlencoded":
      return collectFields(urlencodedPairs(utf8(bytes)));
    default:
      throw new Refusal(
        415,
        "Send the form as multipart/form-data or application/x-www-form-urlencoded.",
      );
  }
}

/** The runtime's own parser; it refuses a body without its closing boundary (see the tests). */
async function multipartPairs(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<[string, string][]> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new Refusal(400, "The multipart body is ill-formed or incomplete.");
  }
  const pairs: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      throw new Refusal(400, `The field ${quoted(name)} is a file; this form takes text only.`);
    }
    pairs.push([name, value]);
  }
  // The parser puts U+FFFD in place of bytes that are not UTF-8, silently.
  utf8(bytes);
  return pairs;
}

// By hand, because URLSearchParams accepts broken escapes and bytes that are not UTF-8.
function* urlencodedPairs(body: string): Generator<[string, string]> {
  for (const part of body.split("&")) {
    if (part === "") continue;
    const at = part.indexOf("=");
    yield at < 0
      ? [unescaped(part), ""]
      : [unescaped(part.slice(0, at)), unescaped(part.slice(at + 1))];
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new Refusal(400, "The form holds a percent escape that is not UTF-8 text.");
  }
}
