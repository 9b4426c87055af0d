import { maxFieldBytes } from "#contract/provider.ts";
import { tooLargeText } from "./body.ts";
import { Refusal } from "./refusal.ts";

/** What was sent, by field name. A Map, so that no name can reach an object's prototype. */
export type Fields = ReadonlyMap<string, string>;

export const noFields: Fields = new Map();

/** The forms have at most eight, the client library adds four, the page's guards three. */
export const mostFields = 50;

export const tooManyFields = () => new Refusal(400, `More than ${mostFields} fields were sent.`);

/** The client library appends these, also to a form that already carries them for no-script posts. */
const repeatable = new Set(["user_id", "service_id", "template_id", "lib_version"]);

/**
 * Gathers name and value pairs.
 * @throws Refusal 400 for a repeated or forbidden name or too many, 413 for too many bytes
 */
export function collectFields(pairs: Iterable<readonly [string, string]>): Fields {
  const fields = new Map<string, string>();
  let bytes = 0;
  let count = 0;
  for (const [name, value] of pairs) {
    count += 1;
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (bytes > maxFieldBytes) throw new Refusal(413, tooLargeText);
    if (count > mostFields) throw tooManyFields();
    if (name === "__proto__") throw new Refusal(400, "A field cannot be named __proto__.");
    const before = fields.get(name);
    if (before !== undefined && !(repeatable.has(name) && before === value)) {
      throw new Refusal(400, `The field ${quoted(name)} was sent more than once.`);
    }
    fields.set(name, wellFormed(value));
  }
  return fields;
}

/** A name a stranger chose, short and on one line. */
export function quoted(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}...` : name);
}

// Form posts turn a typed newline into CRLF and JSON does not; the store holds what was typed.
// JSON can also spell half a character, which no UTF-8 text can hold.
const wellFormed = (value: string) => value.replaceAll("\r\n", "\n").toWellFormed();
