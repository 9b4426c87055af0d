import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { listedNames } from "./listed-names.ts";

const pages = import.meta.glob<string>("#brand/content/screens/{careers,portfolio}/index.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const iconNames: readonly string[] = Object.keys(lucide.icons);

export function namesIn(page: string, path: string): string[] {
  const [, yaml = ""] = Object.entries(pages).find(([file]) => file.includes(`/${page}/`)) ?? [];
  return listedNames(yaml, path);
}

/* The editor offers only existing entries; files are checked when the site is built. */
export const isEntry = () => true;
export const isAsset = () => true;
export const isBrandFile = () => true;
export const logoRatio = () => 1;
