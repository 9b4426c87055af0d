/// <reference types="astro/client" />

/** The code of files in src/browser/, bundled and minified (integrations/browser-scripts.ts). */
declare module "virtual:browser-scripts" {
  export const headScript: string;
  export const noticeScript: string;
  export const projectFilterScript: string;
  export const openingFilterScript: string;
}

/* Replaced by the bundler (integrations/browser-scripts.ts). */

/** URL of src/browser/main.ts. */
declare const MAIN_MODULE: string;

/** Page background of each theme. */
declare const PAPER_LIGHT: string;
declare const PAPER_DARK: string;

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://wicg.github.io/netinfo/ (Chromium only) */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType?: string };
}
