/*
 * Runs in every page's head, inline, before the first paint: what has to be right in the first picture, and
 * what answers a visitor in the first second. Everything else is main.ts, which is loaded last.
 */
import { afterLoad } from "./after-load.ts";
import { enter } from "./arrival.ts";
import { root } from "./attributes.ts";
import { followTheme } from "./theme.ts";

followTheme();
enter();

// Who asked for few bytes gets no page that they may never open.
if (navigator.connection?.saveData) document.querySelector("[type=speculationrules]")?.remove();

const markScrolled = () => root.toggleAttribute("data-scrolled", scrollY > 10);
addEventListener("scroll", markScrolled, { passive: true });
// A frame later: asked for now, the place would cost a layout before the first paint.
addEventListener("pageshow", () => requestAnimationFrame(markScrolled));

afterLoad(() => void import(/* @vite-ignore */ MAIN_MODULE));
