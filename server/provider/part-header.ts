import { Refusal } from "./refusal.ts";
import { utf8 } from "./text.ts";

/** Values of one part's header lines by lower-case name; bytes as characters, as they came. */
type RawHeader = ReadonlyMap<string, readonly string[]>;

/** `fileName` is there for files only; it is the sender's word and not yet cleaned. */
export type PartHeader = { name: string; fileName: string | undefined };

const parameter = /;[ \t]*([a-z0-9*_-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s";]+))[ \t]*/giy;

const mostNameBytes = 200;
const mostLines = 8;

// Without folding, which RFC 7578 knows no more (RFC 9110, 5.1 and 5.5).
const headerLine = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)[ \t]*$/;

/** @param block all header lines, without the empty one behind them. @throws Refusal 400 */
export function readHeaderLines(block: string): RawHeader {
  const lines = block.split("\r\n");
  if (lines.length > mostLines) throw illFormed();
  const header = new Map<string, string[]>();
  for (const line of lines) {
    const [, name, value = ""] = headerLine.exec(line) ?? [];
    if (name === undefined) throw illFormed();
    const values = header.get(name.toLowerCase());
    if (values) values.push(value);
    else header.set(name.toLowerCase(), [value]);
  }
  return header;
}

/**
 * Reads what a part of a form says about itself (RFC 7578; browsers write `"` as %22 and line ends
 * as %0D%0A: HTML, section 4.10.22.8).
 * @throws Refusal 400 for anything that is not one readable `form-data` part with a name
 */
export function readPartHeader(header: RawHeader): PartHeader {
  const [disposition, ...others] = header.get("content-disposition") ?? [];
  const encoding = header.get("content-transfer-encoding")?.join() ?? "binary";
  if (disposition === undefined || others.length > 0 || !/^(?:7bit|8bit|binary)$/i.test(encoding)) {
    throw illFormed();
  }
  const parameters = readParameters(disposition);
  const name = parameters.get("name");
  if (name === undefined || Buffer.byteLength(name) > mostNameBytes) throw illFormed();
  return { name, fileName: parameters.get("filename") };
}

/** @throws Refusal 400 for a repeated parameter or anything between them */
function readParameters(disposition: string): Map<string, string> {
  const type = /^form-data[ \t]*/i.exec(disposition)?.[0];
  if (type === undefined) throw illFormed();
  const parameters = new Map<string, string>();
  parameter.lastIndex = type.length;
  let end = type.length;
  for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
    const [, key = "", quoted, plain] = match;
    if (parameters.has(key.toLowerCase())) throw illFormed();
    parameters.set(key.toLowerCase(), text(quoted?.replaceAll('\\"', '"') ?? plain ?? ""));
    end = parameter.lastIndex;
  }
  if (end !== disposition.length) throw illFormed();
  return parameters;
}

const text = (bytes: string): string =>
  decoded(bytes)
    .replaceAll("%22", '"')
    .replaceAll(/%0[da]/gi, " ");

/** Most names are plain ASCII, which is the same in UTF-8. */
const decoded = (bytes: string): string =>
  /^[\x20-\x7e]*$/.test(bytes) ? bytes : utf8(Buffer.from(bytes, "latin1"));

export const illFormed = () => new Refusal(400, "The multipart body is ill-formed or incomplete.");
