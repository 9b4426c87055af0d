import { defineConfig, type OxlintOverride } from "oxlint";

/* Imports run one way: pages, then layouts, sections and islands, then ui, then lib, then entries, then content/. */

const modules = (folders: string) => `#src/(?:${folders})/`;
const rooms = (names: string) => `#(?:${names})/`;
const outsideSrc = rooms("server|tools|integrations|tests|editor");

const noWayUp = {
  regex: String.raw`^\.\./`,
  message: "A path does not go up: write #src/…, #server/… and so on (package.json, imports).",
};

/** Forbids a folder's files to import what one of the patterns matches. */
const forbid = (folder: string, patterns: string[], message: string): OxlintOverride => ({
  files: [`${folder}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [noWayUp, { regex: `^(?:${patterns.join("|")})`, message }] },
    ],
  },
});

/** The last match decides: a folder of src/ repeats the rule of src/. */
const layers = [
  forbid(
    "src",
    [outsideSrc],
    "Pages do not import server/, brand/, tools/ or tests/; what pages and server share is in contract/.",
  ),
  forbid(
    "src/layouts",
    [modules("pages|sections|islands"), outsideSrc],
    "The layout is around every page and imports no page, section or island.",
  ),
  forbid(
    "src/sections",
    [modules("pages|layouts"), outsideSrc],
    "A section is part of a page and imports neither pages nor the layout.",
  ),
  forbid(
    "src/islands",
    [modules("pages|layouts|sections"), outsideSrc, "node:"],
    "An island runs in the browser and imports neither the page nor the section around it.",
  ),
  forbid(
    "src/ui",
    [modules("pages|layouts|sections|islands|entries|browser"), rooms("content"), outsideSrc],
    "UI primitives import neither content nor pages: pass it as a prop.",
  ),
  forbid(
    "src/lib",
    [modules("pages|layouts|sections|islands|ui|browser"), outsideSrc],
    "lib/ is below every component.",
  ),
  forbid(
    "src/entries",
    [modules("pages|layouts|sections|islands|ui|browser|lib"), outsideSrc],
    "Entries are text and figures; everything else may import them.",
  ),
  forbid(
    "content",
    [rooms("src|brand|tools|integrations|tests|editor"), "astro:", "react"],
    "content/ is plain functions over files: whatever needs entries calls it.",
  ),
  forbid(
    "src/browser",
    [
      modules("pages|layouts|sections|islands|ui|lib|entries"),
      rooms("content"),
      outsideSrc,
      "node:",
    ],
    "These scripts run on every page and import nothing that belongs to one.",
  ),
  forbid(
    "contract",
    [rooms("content|src|server|brand|tools|integrations|tests|editor"), "node:"],
    "contract/ is shared by pages and server: it imports neither and also runs in browsers.",
  ),
  forbid(
    "server",
    [rooms("content|src|brand|tools|integrations|tests|editor")],
    "The server imports contract/ and nothing of the pages.",
  ),
  forbid("{tools,integrations}", [rooms("editor")], "No build of the site needs the editor."),
];

export default defineConfig({
  plugins: [
    "eslint",
    "typescript",
    "unicorn",
    "oxc",
    "react",
    "jsx-a11y",
    "import",
    "promise",
    "vitest",
    "node",
  ],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { reportUnusedDisableDirectives: "error" },
  ignorePatterns: "dist data shots .generated .astro test-results playwright-report".split(" "),
  rules: {
    "no-restricted-imports": ["error", { patterns: [noWayUp] }],
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/button-has-type": "error",
    "react/jsx-no-target-blank": "error",
    "react/jsx-no-useless-fragment": "error",
    "react/self-closing-comp": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": [
      "error",
      { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
    ],
    "typescript/ban-ts-comment": "error",
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-duplicates": "error",
    "unicorn/prefer-node-protocol": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    eqeqeq: "error",
    "no-var": "error",
    "prefer-const": "error",
    "no-console": "error",
    "no-param-reassign": "error",
    "max-lines": ["error", { max: 200, skipBlankLines: true, skipComments: true }],
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    "react/react-in-jsx-scope": "off",
    "jsx-a11y/interactive-supports-focus": "off",
    "no-unmodified-loop-condition": "off",
    "unicorn/prefer-set-has": "off",
    "vitest/no-standalone-expect": "off",
    "react/exhaustive-effect-dependencies": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "no-await-in-loop": "off",
    "no-shadow": "off",
    "unicorn/consistent-function-scoping": "off",
    "oxc/no-map-spread": "off",
    "vitest/require-to-throw-message": "off",
    "vitest/no-conditional-expect": "off",
    "promise/always-return": "off",
    "promise/no-callback-in-promise": "off",
  },
  overrides: [
    ...layers,
    {
      // Tests may look over every wall.
      files: ["**/*.test.{ts,tsx}", "server/testing/**"],
      rules: { "no-restricted-imports": ["error", { patterns: [noWayUp] }] },
    },
    {
      files: [
        "server/**",
        "tools/**",
        "tests/**",
        "brand/artwork/**",
        "editor/server/main.ts",
        "editor/people.ts",
      ],
      rules: { "no-console": "off" },
    },
    {
      files: [
        "src/islands/after-load.ts",
        "*.config.ts",
        "tests/**/*.config.ts",
        "tests/support/long-waits.ts",
        "**/*.d.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["tests/**"],
      rules: {
        "react/rules-of-hooks": "off",
        "unicorn/prefer-add-event-listener": "off",
      },
    },
    {
      files: ["**/*.{test,spec}.{ts,tsx}", "src/{entries,schemas,entry-forms}/**"],
      rules: { "max-lines": "off" },
    },
    {
      files: ["**/*.astro"],
      rules: { "import/no-unassigned-import": "off" },
    },
    {
      // Threads have no origins.
      files: ["editor/content/{worker,all-issues}.ts", "editor/server/content.ts"],
      rules: { "unicorn/require-post-message-target-origin": "off" },
    },
    {
      files: ["editor/app/main.tsx"],
      rules: { "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }] },
    },
    {
      files: ["tools/{build,check,start,test,moved/main}.ts"],
      rules: { "import/no-unassigned-import": ["error", { allow: ["**/at-root.ts"] }] },
    },
  ],
});
