import { maxResumeBytes } from "#contract/application.ts";
import { maxFieldBytes } from "#contract/provider.ts";
import { readBody, readPieces, type Body } from "./body.ts";
import { collectFields } from "./fields.ts";
import { boundaryOf, readParts } from "./multipart.ts";
import { gatherForm, type Posted } from "./posted.ts";
import { Refusal } from "./refusal.ts";
import { mediaType, utf8 } from "./text.ts";
import type { Allotment } from "./upload-budget.ts";

// Outside ASCII every byte becomes three characters (%D8) in the urlencoded format.
const urlencodedLimit = 3 * maxFieldBytes + 16 * 1024;

// Larger than any resume that is taken: who attaches a film is told so by the form, not by a 413.
const multipartLimit = 12 * maxResumeBytes;

/**
 * Reads a posted form while it arrives.
 * @throws Refusal 415 for other content types, 400 for what cannot be read, 413 for too much, 503
 *   when memory is short
 */
export async function readForm(body: Body, allotment: Allotment): Promise<Posted> {
  const { contentType = "" } = body;
  switch (mediaType(contentType)) {
    case "multipart/form-data":
      return readMultipart(body, contentType, allotment);
    case "application/x-www-form-urlencoded": {
      const text = utf8(await readBody(body, urlencodedLimit, allotment));
      return { fields: collectFields(urlencodedPairs(text)), file: undefined };
    }
    default:
      throw new Refusal(
        415,
        "Send the form as multipart/form-data or application/x-www-form-urlencoded.",
      );
  }
}

async function readMultipart(
  body: Body,
  contentType: string,
  allotment: Allotment,
): Promise<Posted> {
  const form = gatherForm(allotment);
  try {
    const parts = readParts(boundaryOf(contentType), form.open);
    await readPieces(body, multipartLimit, parts.write);
    parts.end();
    return form.done();
  } catch (error) {
    if (error instanceof Refusal) error.extras.typed = form.soFar();
    form.free();
    throw error;
  }
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
