/*
 * Inlined before the openings of /careers: those that the search in the address (`?q=&department=`) leaves are shown from
 * the first paint on. React, which comes later, finds the same (src/islands/openings/job-openings.tsx).
 */
import { isListed } from "./listed-openings.ts";
import { whileParsing } from "./while-parsing.ts";

function show() {
  const query = new URLSearchParams(location.search);
  const text = query.get("q") ?? "";
  const section = document.querySelector("#openings");
  const search = section?.querySelector<HTMLInputElement>("[name=q]");
  const select = section?.querySelector<HTMLSelectElement>("[name=department]");
  const status = section?.querySelector<HTMLElement>("[role=status]");
  if (!section || !search || !select || !status) return;
  search.value = text;
  select.value = query.get("department") ?? "";
  if (!select.value) select.selectedIndex = 0;
  const openings = [...section.querySelectorAll<HTMLElement>("[data-department]")];
  const listed = openings.filter((it) =>
    isListed(
      {
        title: it.querySelector("h3")?.textContent ?? "",
        description: it.querySelector("[data-description]")?.textContent ?? "",
        department: it.dataset["department"] ?? "",
      },
      select.value || undefined,
      text,
    ),
  );
  for (const it of openings) it.hidden = !listed.includes(it);
  const nothing = section.querySelector<HTMLElement>("ul + [hidden]");
  // What stands below the list is parsed after all of it.
  if (nothing) nothing.hidden = listed.length > 0;
  const { one, many, none } = status.dataset;
  const count = listed.length > 0 ? `${listed.length} ${listed.length === 1 ? one : many}` : none;
  if (status.textContent !== count) status.textContent = count ?? "";
}

if (location.search) whileParsing(show);
// After a reload, Back stays in the document. React follows the address later, and then says so.
addEventListener("popstate", () => {
  if (!document.querySelector("#openings [data-follows]")) show();
});
