import mime from "mime";

/**
 * Value of Content-Type for a file, by its name. The files are UTF-8, which browsers have to be told of texts.
 * Browsers download files of an unknown type, which is safe with nosniff.
 */
export function mediaType(path: string): string {
  const type = mime.getType(path) ?? "application/octet-stream";
  return /^text\/|\bxml$/.test(type) ? `${type}; charset=utf-8` : type;
}
