/*
 * Inlined before the openings of /careers: those that the search in the address (`?q=&department=`) leaves, and that have
 * not closed since the page was built, are shown from the first paint on.
 */
import { isOver } from "#contract/days.ts";
import { darkenClosed } from "./closed-openings.ts";
import { isListed, searchedOf } from "./listed-openings.ts";
import { changeQuery, onQueryChange, search } from "./query.ts";
import { whileParsing } from "./while-parsing.ts";

type Opening = { item: HTMLElement; searched: string; isShown: boolean };

/** With their texts as they were parsed: a translator may have changed them since. */
const openings: Opening[] = [];

/** Those parsed since the last time, and the last one of then, which may not have been whole. */
function readOpenings() {
  let item: Element | null | undefined = openings.at(-1)?.item;
  if (item) openings.pop();
  else item = document.querySelector("#apply > ul > li");
  for (; item instanceof HTMLElement; item = item.nextElementSibling) {
    const texts = [...item.querySelectorAll("h3, [data-description]")];
    const searched = searchedOf(...texts.map(({ textContent }) => textContent ?? ""));
    openings.push({ item, searched, isShown: true });
  }
}

/** @param first of those that are looked at */
function show(first = 0) {
  const query = new URLSearchParams(search());
  const text = query.get("q") ?? "";
  const field = document.querySelector<HTMLInputElement>("#q");
  const select = document.querySelector<HTMLSelectElement>("#department");
  if (!field || !select) return;
  // A space before the first word is not in the address.
  if (field.value.trim() !== text.trim()) field.value = text;
  select.value = query.get("department") ?? "";
  if (!select.value) select.selectedIndex = 0;
  const now = Date.now();
  const listed = isListed(select.value, text);
  for (const opening of openings.slice(first)) {
    const { item, searched } = opening;
    const { department = "", last } = item.dataset;
    const isShown = !isOver(last, now) && listed({ department, searched });
    if (isShown === opening.isShown) continue;
    opening.isShown = isShown;
    item.toggleAttribute("data-unlisted", !isShown);
  }
  const shown = openings.filter(({ isShown }) => isShown).length;
  // What stands below the list is parsed after all of it.
  const empty = document.querySelector<HTMLElement>("#openings > [data-empty]");
  if (empty) empty.hidden = shown > 0;
  const status = document.querySelector<HTMLElement>("#openings > [role=status]");
  const { one, many, none } = status?.dataset ?? {};
  const told = shown > 0 ? `${shown} ${shown === 1 ? one : many}` : none;
  // Each change is told to screen readers, and observed while parsing.
  if (status && openings.length > 0 && status.textContent !== told) status.textContent = told ?? "";
}

document.addEventListener("input", ({ target }) => {
  const { id, value } = target as HTMLInputElement;
  if (id === "q") changeQuery({ q: value }, "replaceState");
  if (id === "department") changeQuery({ department: value });
});
document.addEventListener("submit", (event) => {
  if ((event.target as Element).role === "search") event.preventDefault();
});
document.addEventListener("reset", (event) => {
  if ((event.target as Element).role !== "search") return;
  event.preventDefault();
  // The button is about to be hidden: move the focus.
  document.querySelector<HTMLElement>("#q")?.focus();
  changeQuery({ q: "", department: "" });
});
onQueryChange(() => show());
function showParsed() {
  const first = Math.max(0, openings.length - 1);
  readOpenings();
  show(first);
}
if (search()) whileParsing(showParsed);
else document.addEventListener("DOMContentLoaded", showParsed);
document.addEventListener("DOMContentLoaded", () => darkenClosed(openings.map(({ item }) => item)));
