import { Refusal } from "./refusal.ts";

/** `Text/HTML; charset=x` -> `text/html`; empty when there is none. */
export function mediaType(contentType: string | undefined): string {
  return (contentType?.split(";", 1)[0] ?? "").trim().toLowerCase();
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** @throws Refusal 400 for bytes that are not UTF-8 */
export function utf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Refusal(400, "The request is not UTF-8 text.");
  }
}
