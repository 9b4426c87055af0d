/// <reference types="astro/client" />

/** The code of src/browser/head.ts, bundled and minified (tools/browser-scripts.ts). */
declare module "virtual:browser-scripts" {
  export const headScript: string;
}

/** Address of src/browser/main.ts, put in by the bundler. */
declare const MAIN_MODULE: string;

/** The ground of the pages in each theme, put in by the bundler. */
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
