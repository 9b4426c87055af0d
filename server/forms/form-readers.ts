import { lengthOf } from "#server/http/body-length.ts";
import { readBody } from "./body.ts";
import {
  type FieldPair,
  type FormReader,
  idFields,
  maxFields,
  maxTextBytes,
  quoteName,
  tooManyFields,
} from "./fields.ts";
import { malformed, payloadTooLarge } from "./http-error.ts";
import { multipartReader } from "./multipart.ts";

/** @returns undefined unless it is one of the two content types of HTML forms */
export function formReader(contentType: string): FormReader | undefined {
  const type = mediaType(contentType);
  if (type === "multipart/form-data") return multipartReader(contentType);
  const isUrlencoded = type === "application/x-www-form-urlencoded";
  return isUrlencoded ? textReader(urlencodedPairs) : undefined;
}

function urlencodedPairs(text: string): Iterable<FieldPair> {
  if (text.split("&", maxFields + 1).length > maxFields) throw tooManyFields();
  return new URLSearchParams(text);
}

/** Reads the JSON variant: ids at the top level, fields in `template_params`. */
export const jsonReader = (contentType: string): FormReader | undefined =>
  mediaType(contentType) === "application/json" ? textReader(jsonPairs) : undefined;

const mediaType = (contentType: string) => contentType.split(";", 1)[0]?.trim().toLowerCase();

function textReader(parse: (text: string) => Iterable<FieldPair>): FormReader {
  return async (request, _, pairs) => {
    if (lengthOf(request) > maxTextBytes) throw payloadTooLarge();
    const blocks: Buffer[] = [];
    await readBody(request, (block) => void blocks.push(block));
    const body = Buffer.concat(blocks);
    const text = orBadRequest("The request is not UTF-8 text.", () => utf8.decode(body));
    for (const pair of parse(text)) pairs.push(pair);
    return undefined;
  };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @throws HttpError 400 with the message when `work` throws */
function orBadRequest<T>(message: string, work: () => T): T {
  try {
    return work();
  } catch {
    throw malformed(message);
  }
}

/** Of objects, arrays and members together. Other members than the fields are ignored. */
const maxJsonParts = 2 * maxFields;

/** @throws HttpError 400 when parsing would create many objects: 158,000 arrays take 25 ms */
function checkJsonSize(text: string): void {
  let parts = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\\") at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === "," || character === "[" || character === "{")) {
      parts += 1;
      if (parts > maxJsonParts) throw tooManyFields();
    }
  }
}

/** Numbers and booleans become text, as in an EmailJS template; other members are ignored. */
function jsonPairs(text: string): FieldPair[] {
  checkJsonSize(text);
  const body = orBadRequest("The body is not well-formed JSON.", (): unknown => JSON.parse(text));
  if (!isRecord(body)) throw malformed("The JSON body must be an object.");
  const params = body["template_params"] ?? {};
  if (!isRecord(params)) throw malformed("template_params must be an object.");
  const pairs = Object.entries(params).map(([name, value]): FieldPair => [
    name,
    paramText(name, value),
  ]);
  // Last, so that a parameter named like an id counts as a repeated field.
  const ids = idFields.flatMap((name): FieldPair[] => {
    const id = body[name];
    return typeof id === "string" ? [[name, id]] : [];
  });
  return [...pairs, ...ids];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function paramText(name: string, value: unknown): string {
  if (value === null) return "";
  if (typeof value === "object") throw malformed(`The parameter ${quoteName(name)} must be text.`);
  return String(value);
}
