/*
 * Inlined before the projects of /portfolio: those of the category in the address (`?category=`) are shown from the first
 * paint on.
 */
import { changeQuery, onQueryChange, search } from "./query.ts";
import { prefersReducedMotion } from "./motion.ts";
import { isShown, restOf } from "./listed-projects.ts";
import { whileParsing } from "./while-parsing.ts";

const all = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(`[data-projects] ${selector}`),
];

function show() {
  const slug = new URLSearchParams(search()).get("category");
  const filters = all<HTMLButtonElement>("button[aria-pressed]");
  const filter = filters.find(({ value }) => value && value === slug) ?? filters[0];
  if (!filter) return;
  // Said by the page, because the projects may not have been parsed.
  const { count, text = "" } = filter.dataset;
  const isEmpty = count === "0";
  for (const it of filters) it.ariaPressed = String(it === filter);
  const projects = all("[data-categories]");
  for (const project of projects)
    project.hidden = isEmpty
      ? !("instead" in project.dataset)
      : !isShown(project.dataset["categories"] ?? "", filter.value);
  for (const it of all("[data-empty]")) it.hidden = !isEmpty;
  for (const invitation of all("[data-invitation]")) {
    const rest = restOf(projects.filter((it) => !it.hidden && !("case" in it.dataset)).length);
    invitation.dataset["thirds"] = rest["data-thirds"];
    invitation.toggleAttribute("data-odd", "data-odd" in rest);
  }
  // Each change is told to screen readers, and observed while parsing.
  for (const status of all("[role=status]"))
    if (status.textContent !== text) status.textContent = text;
}

document.addEventListener("submit", (event) => {
  if (!(event.target as Element).closest("[data-projects]")) return;
  event.preventDefault();
  // The default filter has no parameter in the address.
  const { submitter } = event;
  changeQuery({ category: submitter instanceof HTMLButtonElement ? submitter.value : "" });
});
// Pictures of what a filter would show first load while it is pointed at.
for (const event of ["pointerover", "focusin"])
  document.addEventListener(event, ({ target }) => {
    const filter = (target as Element).closest<HTMLButtonElement>("[data-projects] [data-count]");
    const next =
      filter &&
      all("[data-categories]").filter(({ dataset }) =>
        isShown(dataset["categories"] ?? "", filter.value),
      );
    for (const project of next?.slice(0, 6) ?? [])
      for (const picture of project.querySelectorAll("img")) picture.loading = "eager";
  });
onQueryChange(() => {
  show();
  if (prefersReducedMotion()) return;
  // As `--quick` and `--ease` in src/styles/tokens.css. Not from 0: those that stay would blink.
  const timing = { duration: 200, easing: "cubic-bezier(0.16, 1, 0.3, 1)" };
  for (const project of all("[data-categories]:not([hidden])"))
    project.animate({ opacity: [0.3, 1] }, timing);
});
if (search()) whileParsing(show);
