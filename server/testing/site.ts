import { brotliCompressSync, gzipSync } from "node:zlib";
import { loadSite } from "#server/site/load.ts";
import { ask } from "./ask.ts";
import { serving } from "./serving.ts";
import { folderOf } from "./temp.ts";

export const page = (name: string) => `<!doctype html><title>${name}</title>`;
export const home = `${page("home")}<script>theme</script><style>a>b{}</style>
<script type="application/ld+json">{"a":1}</script><script type="module" src="/_astro/a.js"></script>`;
const about = `${page("about")}<SCRIPT\n>theme</SCRIPT ><style media="print">b{}\r\n</style>
<script type="speculationrules">{}</script><script type="module">"<style>"</script>`;
export const files = {
  "index.html": home,
  "index.html.br": brotliCompressSync(home),
  "index.html.gz": gzipSync(home),
  "404.html": page("nothing"),
  "404.html.br": brotliCompressSync(page("nothing")),
  "contact/index.html": page("contact"),
  "contact/retry/index.html": page("[[status]]"),
  "careers/retry.html": page("[[status]]"),
  "services/index.html": page("services"),
  "portfolio/404.html": page("no project"),
  "about.html": about,
  "careers/404.html": page("no opening"),
  "share/home.png": "png",
  "_astro/a.js": "export {}",
  "logo.svg": "<svg/>",
  ".well-known/security.txt": "Contact: us",
};

export const builtSite = () => loadSite(folderOf(files));

/** Serves `files`. @returns a function that requests a path of the site */
export async function site(env = {}) {
  const { url } = await serving({ site: await builtSite(), env });
  return (path: string, headers = {}, method?: string) => ask(url + path, headers, method);
}
/** Serves `files` for a single request. */
export const asked = async (...request: Parameters<Awaited<ReturnType<typeof site>>>) =>
  (await site())(...request);
