import {
  collectFields,
  mostFields,
  quoted,
  tooLarge,
  tooManyFields,
  type FormReader,
  mostTextBytes,
} from "./fields.ts";
import { growingBytes, readBody } from "./body.ts";
import { HttpError } from "./http-error.ts";
import { multipartReader } from "./multipart.ts";
import type { Share } from "./upload-share.ts";

/** @returns undefined for a content type that no form of a browser has */
export function formReader(contentType: string, share: Share): FormReader | undefined {
  switch (contentType.split(";", 1)[0]?.trim().toLowerCase()) {
    case "multipart/form-data":
      return multipartReader(contentType, share);
    case "application/x-www-form-urlencoded":
      return textReader(share, (text) => new URLSearchParams(text));
    default:
      return undefined;
  }
}

/** Reads the JSON variant: ids at the top, what was typed in `template_params`. */
export const jsonReader = (share: Share): FormReader => textReader(share, jsonPairs);

function textReader(
  share: Share,
  pairsOf: (text: string) => Iterable<[string, string]>,
): FormReader {
  let pairs: [string, string][] = [];
  return {
    async read(request, failed) {
      const body = growingBytes(mostTextBytes, share.take, tooLarge);
      await readBody(request, body.add, failed);
      const text = orRefuse("The request is not UTF-8 text.", () => utf8.decode(body.view()));
      pairs = [...pairsOf(text)];
      body.free();
      return { fields: collectFields(pairs), file: undefined, free: () => {} };
    },
    soFar: () => new Map(pairs),
  };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @throws HttpError 400 with the sentence when `read` throws */
function orRefuse<T>(sentence: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new HttpError(400, sentence);
  }
}

const idNames = ["user_id", "service_id", "template_id", "lib_version"] as const;

/** Numbers and booleans become text, as in an EmailJS template; other members are ignored. */
function jsonPairs(text: string): [string, string][] {
  const sent = orRefuse("The body is not well-formed JSON.", (): unknown => JSON.parse(text));
  if (!isRecord(sent)) throw new HttpError(400, "The JSON body must be an object.");
  const params = sent["template_params"] ?? {};
  if (!isRecord(params)) throw new HttpError(400, "template_params must be an object.");
  if (Object.keys(params).length > mostFields) throw tooManyFields();
  const pairs = Object.entries(params).map(
    ([name, value]) => [name, asText(name, value)] satisfies [string, string],
  );
  // Last, so that a parameter named like an id counts as a repeated field.
  const ids = idNames.flatMap((name) => {
    const id = sent[name];
    return typeof id === "string" ? [[name, id] satisfies [string, string]] : [];
  });
  return [...pairs, ...ids];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function asText(name: string, value: unknown): string {
  if (value === null) return "";
  if (typeof value === "object")
    throw new HttpError(400, `The parameter ${quoted(name)} must be text.`);
  return String(value);
}
