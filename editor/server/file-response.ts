import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";

const types: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  webp: "image/webp",
  woff2: "font/woff2",
};

export async function fileResponse(file: string): Promise<Response> {
  const type = types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const bytes = await readFile(file).catch(() => undefined);
  return bytes
    ? new Response(bytes, { headers: { "content-type": type } })
    : new Response("Not found", { status: 404 });
}

/** A picture of the brand, or one that was added to a form. @param path from the project's root */
export async function pictureResponse(path: string, brandFolder: string) {
  const folders = [brandFolder, join(".generated", "uploads"), join(".generated", "published")];
  const real = await realpath(path).catch(() => "");
  const roots = await Promise.all(folders.map((it) => realpath(it).catch(() => "/nowhere")));
  const isInside = roots.some((root) => real.startsWith(root + sep));
  if (!isInside || !/\.(?:avif|jpe?g|png|svg|webp)$/.test(real))
    return new Response("Not found", { status: 404 });
  return fileResponse(real);
}
