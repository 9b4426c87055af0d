import type { ClientDirective } from "astro";
import { afterLoad } from "#src/browser/after-load.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:after-load"?: boolean;
  }
}

/**
 * `client:after-load` hydrates an island when the page has loaded and the browser is idle, or at the
 * first touch, key or scroll: Astro's own directives ask for scripts before the first paint. A button
 * that was pressed before that is pressed again; React hydrates what is clicked first.
 */
const directive: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest("button[type=button]");
  };
  island.addEventListener("click", remember, true);
  afterLoad(async () => {
    const hydrate = await load();
    await hydrate();
    island.removeEventListener("click", remember, true);
    pressed?.click();
  });
};

export default directive;
