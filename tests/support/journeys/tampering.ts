import type { Page } from "@playwright/test";

/** What translators, password managers, spelling checkers and the like do to a page. */
export const tamperings = [
  "translate",
  "translate back",
  "mark words",
  "insert elements",
  "wrap elements",
  "move elements",
  "change attributes",
] as const;
type Tampering = (typeof tamperings)[number];

/** Changes all of the page's `main` in these ways, one after the other. @returns how many nodes each changed at least */
export async function tamper(page: Page, ways: readonly Tampering[]): Promise<number> {
  const changed: number[] = [];
  for (const way of ways) changed.push(await tamperOnce(page, way));
  return Math.min(...changed);
}

const tamperOnce = (page: Page, way: Tampering) =>
  page.evaluate((way) => {
    const main = document.querySelector("main");
    if (!main) return 0;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text; // as the filter says
      if (text.data.trim() && !text.parentElement?.closest("script, style, svg, select, textarea"))
        texts.push(text);
    }
    const controls = [
      ...main.querySelectorAll("input:not([type=hidden]), select, textarea, button, label"),
    ];
    const blocks = [...main.querySelectorAll("form, dialog, form div, form p, [role=status]")];
    const make = (name: string) => document.createElement(name);
    const wrapIn = (name: string, node: ChildNode) => {
      const wrapper = make(name);
      node.replaceWith(wrapper);
      wrapper.append(node);
    };

    const changes: Record<Tampering, () => number> = {
      // Chrome's translator puts two elements around a new text.
      translate: () => {
        for (const text of texts) {
          const outer = make("font");
          const inner = make("font");
          inner.textContent = text.data;
          outer.append(inner);
          text.replaceWith(outer);
        }
        return texts.length;
      },
      "translate back": () => {
        for (const text of texts) text.replaceWith(document.createTextNode(text.data));
        return texts.length;
      },
      "mark words": () => {
        for (const text of texts) wrapIn("mark", text.splitText(Math.floor(text.length / 2)));
        return texts.length;
      },
      "insert elements": () => {
        for (const element of controls) element.after(make("span"));
        for (const element of blocks) element.prepend(make("div"));
        return controls.length;
      },
      "wrap elements": () => {
        // A dialog would leave its parent's top layer.
        for (const element of [...controls, ...blocks])
          if (element.localName !== "dialog") wrapIn("div", element);
        return controls.length;
      },
      "move elements": () => {
        for (const element of blocks)
          if (element.parentElement?.localName === "form") element.parentElement.append(element);
        return blocks.length;
      },
      "change attributes": () => {
        for (const element of [...controls, ...blocks]) {
          element.setAttribute("data-tool", "1");
          element.setAttribute("lang", "ur");
          element.classList.add("tool");
          // Against completion by the browser.
          if (element.hasAttribute("aria-invalid")) element.removeAttribute("name");
        }
        return controls.length;
      },
    };
    return changes[way]();
  }, way);

/** In other letters and digits. */
const translated = (text: string): string =>
  text
    .replaceAll(/[a-zäöü]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x400))
    .replaceAll(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");

/** Runs in the page as source text. */
function translateInPage(inOtherWords: typeof translated) {
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // as the filter says
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = inOtherWords(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateIn(document.body);
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver((records) => {
    for (const { target } of records)
      if (target.isConnected) translateIn(target.parentNode ?? target);
  }).observe(document.body, changes);
}

/**
 * Translates the page as a browser does, each text that comes or changes later, too.
 * @returns a function that translates a text
 */
export async function translate(page: Page): Promise<typeof translated> {
  await page.evaluate(`(${translateInPage})(${translated})`);
  return translated;
}
