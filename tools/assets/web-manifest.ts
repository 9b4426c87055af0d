import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "../../src/content/company.ts";
import { home } from "../../src/content/home.ts";

const root = join(import.meta.dirname, "..", "..");

/**
 * The web app manifest (W3C, "Web Application Manifest"): what a system shows of the site when
 * somebody puts it beside their apps. Addresses are absolute, as the file's own has a hash.
 *
 * @param tokens text of the style tokens, for the color of the paper
 * @throws when the tokens name no such color
 */
export function webManifest(tokens: string) {
  const paper = /--paper: (#[\da-f]{6});/.exec(tokens)?.[1];
  if (paper === undefined) throw new Error("src/styles/tokens.css names no color for --paper");
  return {
    id: "/",
    name: company.name,
    short_name: company.name,
    description: home.description,
    lang: "en",
    start_url: "/",
    display: "browser",
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

/** Writes .generated/manifest.webmanifest. */
export async function writeWebManifest(): Promise<void> {
  const tokens = await readFile(join(root, "app", "styles", "tokens.css"), "utf8");
  await mkdir(join(root, ".generated"), { recursive: true });
  await writeFile(
    join(root, ".generated", "manifest.webmanifest"),
    `${JSON.stringify(webManifest(tokens))}\n`,
  );
}
