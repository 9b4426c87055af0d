import { fill } from "#contract/sentences/fill.ts";
import { changeQuery, onQueryChange, search } from "./query.ts";
import { isShown, restOf } from "./listed-projects.ts";

/**
 * Shows the projects of the category in the address (`?category=`). Buttons pressed before this runs are submitted by
 * the browser: the page loads again, with the category in its address.
 */
export function filterProjects(): void {
  const section = document.querySelector<HTMLElement>("[data-projects]");
  const status = section?.querySelector<HTMLElement>("[role=status]");
  if (!section || !status) return;
  const filters = [...section.querySelectorAll<HTMLButtonElement>("button[aria-pressed]")];
  const projects = [...section.querySelectorAll<HTMLElement>("[data-categories]")];
  const empty = section.querySelector<HTMLElement>("[data-empty]");
  const invitation = section.querySelector<HTMLElement>("[data-invitation]");

  const show = () => {
    const slug = new URLSearchParams(search()).get("category");
    const filter = filters.find(({ value }) => value && value === slug) ?? filters[0];
    if (!filter) return;
    const shown = projects.filter((it) => isShown(it.dataset["categories"] ?? "", filter.value));
    const listed = shown.length > 0 ? shown : projects.filter((it) => "instead" in it.dataset);
    for (const it of filters) it.ariaPressed = String(it === filter);
    for (const project of projects) project.hidden = !listed.includes(project);
    if (empty) empty.hidden = shown.length > 0;
    if (invitation) {
      invitation.hidden = shown.length === 0;
      const rest = restOf(shown.filter((it) => !("case" in it.dataset)).length);
      invitation.dataset["thirds"] = rest["data-thirds"];
      invitation.toggleAttribute("data-odd", "data-odd" in rest);
    }
    status.textContent = fill(status.dataset["text"] ?? "", {
      shown: shown.length,
      all: projects.length,
    });
  };

  section.addEventListener("submit", (event) => {
    event.preventDefault();
    // The default filter has no parameter in the address.
    const { submitter } = event;
    changeQuery({ category: submitter instanceof HTMLButtonElement ? submitter.value : "" });
  });
  onQueryChange(show);
  if (search()) show();
}
