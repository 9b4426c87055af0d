import type { ElementExpression } from "../drivers/browser.ts";

const kinds = {
  button: "button, summary, [role=button]",
  link: "a[href]",
  field: "input, select, textarea",
  heading: "h1, h2, h3, h4, [role=heading]",
  navigation: "nav",
  dialog: "dialog",
  article: "article",
  status: "[role=status]",
  picture: "img, [role=img]",
} as const;
type Kind = keyof typeof kinds;

/** An element by what it is and what it is called, as eyes and screen readers find it. */
export type Target = {
  kind: Kind;
  /** Its whole name; without it the first of its kind. */
  name?: string;
  /** Selector of what it stands in. */
  within?: string;
};

export const button = (name: string, within?: string): Target => target("button", name, within);
export const link = (name: string, within?: string): Target => target("link", name, within);
export const field = (name: string): Target => target("field", name);
export const heading = (name: string): Target => target("heading", name);

const target = (kind: Kind, name: string, within?: string): Target => ({
  kind,
  name,
  ...(within === undefined ? {} : { within }),
});

/** @returns how a failure speaks of it, such as `button "Menu" in header` */
export const describe = ({ kind, name, within }: Target): string =>
  `${kind}${name === undefined ? "" : ` "${name}"`}${within === undefined ? "" : ` in ${within}`}`;

/** @returns an expression for the first such element that is rendered, else null */
export function elementExpression({ kind, name, within = "body" }: Target): ElementExpression {
  const selector = kinds[kind]
    .split(", ")
    .map((part) => `${within} ${part}`)
    .join(", ");
  return `(${findInPage})(${JSON.stringify(selector)}, ${JSON.stringify(name ?? null)})`;
}

/** Runs in the page, as text: it stands for itself. */
function findInPage(selector: string, name: string | null): HTMLElement | null {
  const text = (node: Node) => (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const labelOf = (element: HTMLElement) =>
    "labels" in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
  const nameOf = (element: HTMLElement) =>
    element.getAttribute("aria-label") ?? text(labelOf(element) ?? element);
  const rendered = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return rendered.find((element) => name === null || nameOf(element) === name) ?? null;
}
