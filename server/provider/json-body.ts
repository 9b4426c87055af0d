import { maxFieldBytes } from "#contract/provider.ts";
import { readBody, type Body } from "./body.ts";
import { collectFields, quoted } from "./fields.ts";
import type { Posted } from "./posted.ts";
import { Refusal } from "./refusal.ts";
import { mediaType, utf8 } from "./text.ts";
import type { Allotment } from "./upload-budget.ts";

// JSON may spell a two-byte letter with six characters (\u0645).
const jsonBodyLimit = 3 * maxFieldBytes + 16 * 1024;

const idNames = ["user_id", "service_id", "template_id", "lib_version"] as const;

/**
 * Reads the JSON variant: ids at the top, what was typed in `template_params`.
 * Numbers and booleans become text, as in an EmailJS template; other members are ignored.
 * @throws Refusal 415 for other content types, 400 for what cannot be read, 413 for too much, 503
 *   when memory is short
 */
export async function readJson(body: Body, allotment: Allotment): Promise<Posted> {
  if (mediaType(body.contentType) !== "application/json") {
    throw new Refusal(415, "Send the message as application/json.");
  }
  const sent = parsed(utf8(await readBody(body, jsonBodyLimit, allotment)));
  if (!isRecord(sent)) throw new Refusal(400, "The JSON body must be an object.");
  const params = sent["template_params"] ?? {};
  if (!isRecord(params)) throw new Refusal(400, "template_params must be an object.");
  const pairs = Object.entries(params).map(([name, value]) => [name, asText(name, value)] as const);
  // Last, so that a parameter named like an id counts as a repeated field.
  const ids = idNames.flatMap((name) => {
    const id = sent[name];
    return typeof id === "string" ? [[name, id] as const] : [];
  });
  return { fields: collectFields([...pairs, ...ids]), file: undefined };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body is not well-formed JSON.");
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asText(name: string, value: unknown): string {
  if (value === null) return "";
  if (typeof value === "object") {
    throw new Refusal(400, `The parameter ${quoted(name)} must be text, not a list or an object.`);
  }
  return String(value);
}
