import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { mediaType } from "#server/site/media-type.ts";

export async function fileResponse(file: string): Promise<Response> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes
    ? new Response(bytes, { headers: { "content-type": mediaType(file) } })
    : new Response("Not found", { status: 404 });
}

/** A picture of the brand, or one that was added to a form. @param path from the project's root */
export async function pictureResponse(path: string, brandFolder: string) {
  const folders = [brandFolder, join(".generated", "uploads"), join(".generated", "published")];
  const real = await realpath(path).catch(() => "");
  const roots = await Promise.all(folders.map((it) => realpath(it).catch(() => "/nowhere")));
  const isInside = roots.some((root) => real.startsWith(root + sep));
  if (!isInside || !/\.(?:avif|jpe?g|png|svg|webp)$/i.test(real))
    return new Response("Not found", { status: 404 });
  return fileResponse(real);
}
