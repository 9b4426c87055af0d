import { type CustomPlugin, optimize, type XastChild, type XastParent } from "svgo";
import { urlElsewhere } from "#content/rules/logo.ts";
import { viewBoxOf } from "#content/schemas/view-box.ts";

/** What is about the file or its box, and not about how it is drawn. */
const structural =
  /^(?:xmlns|xml:|xlink:|width|height|x|y|viewBox|id|class|version|baseProfile|preserveAspectRatio|role|aria-|data-|style|overflow)/;

/**
 * Figma, Affinity and sets of icons draw in the root's `fill="none"` and `stroke`, which hold for what is inlined, too. A
 * mask's type is the one style that svgo leaves although it is an attribute as well.
 */
const attributesOnly: CustomPlugin = {
  name: "attributesOnly",
  fn: () => ({
    element: {
      exit(node, parent) {
        const { style = "", ...attributes } = node.attributes;
        const [, maskType] = /(?:^|;)\s*mask-type:\s*(\w+)/.exec(style) ?? [];
        node.attributes = { ...attributes, ...(maskType && { "mask-type": maskType }) };
        if (parent.type !== "root" || node.name !== "svg") return;
        const kept = Object.entries(attributes).filter(([name]) => !structural.test(name));
        if (kept.length === 0) return;
        const { children } = node;
        const group = { type: "element", name: "g", attributes: Object.fromEntries(kept) } as const;
        node.children = [{ ...group, children }];
      },
    },
  }),
};

/** Leaves out what runs, moves or asks another site, however it is written. */
const own: CustomPlugin = {
  name: "own",
  fn: () => ({
    instruction: { enter: (node, parent) => detach(node, parent) },
    element: {
      enter(node, parent) {
        if (
          /^(?:.*:)?(?:script|style|set|animate\w*|image|feImage|foreignObject)$/i.test(node.name)
        )
          return detach(node, parent);
        for (const [name, value] of Object.entries(node.attributes))
          if (
            /^on/i.test(name) ||
            (/(?:^|:)href$/i.test(name) && !value.startsWith("#")) ||
            urlElsewhere.test(value)
          )
            delete node.attributes[name];
      },
    },
  }),
};

const detach = (node: XastChild, parent: XastParent) => {
  parent.children = parent.children.filter((it) => it !== node);
};

/**
 * Makes a drawing, as exported by a drawing program, safe to inline: without scripts, and with styles as presentation
 * attributes, because the content security policy forbids inline styles. What cannot be kept: content/rules/logo.ts.
 * @param prefix makes its ids unique in the page
 */
export function inlineDrawing(svg: string, prefix: string): { viewBox: string; body: string } {
  const { data } = optimize(svg, {
    plugins: [
      "preset-default",
      "removeScripts",
      // Favicon and share images are files of XML, whose root does not declare it.
      "removeXlink",
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "convertStyleToAttrs",
      own,
      attributesOnly,
      { name: "prefixIds", params: { prefix, delim: "-" } },
    ],
  });
  return { viewBox: viewBoxOf(data), body: data.replaceAll(/^<svg[^>]*>|<\/svg>$/g, "") };
}
