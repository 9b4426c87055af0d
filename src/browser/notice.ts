/*
 * Inlined after the notice above the header: hides it before it is painted where this tab has closed it, or where its last
 * day is over.
 */
import { store, stored } from "./storage.ts";

const notice = document.getElementById("notice");
/** Another text is another notice. */
const text = notice?.textContent ?? "";

function hideIfDone() {
  // Chromium would go on with what the tab's storage contained then.
  if (!notice || document.prerendering) return;
  const isClosed = stored("sessionStorage", "notice") === text;
  notice.hidden = isClosed || Date.now() >= Number(notice.dataset["until"] ?? Infinity);
}

hideIfDone();
// Closed on another page meanwhile: this one was prerendered, or is shown again by Back.
document.addEventListener("prerenderingchange", hideIfDone);
addEventListener("pageshow", hideIfDone);
notice?.querySelector("button")?.addEventListener("click", () => {
  store("sessionStorage", "notice", text);
  notice.hidden = true; // also where storage is blocked
  document.querySelector<HTMLElement>(".site-header a")?.focus();
});
