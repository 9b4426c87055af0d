import { useEffect, useRef } from "react";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { changeQuery } from "#src/islands/address.ts";
import { SelectField, TextField } from "#src/islands/forms/field.tsx";
import { type DepartmentFilter, departmentSlug } from "./is-listed.ts";

type OpeningsFilterProps = {
  content: CareersPage["openings"];
  text: string;
  department: DepartmentFilter;
};

/** Before hydration, a form that navigates to the address with the same filter. */
export function OpeningsFilter({ content, text, department }: OpeningsFilterProps) {
  const search = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);

  // Take over what was typed or selected before hydration.
  useEffect(() => {
    const [q, department] = [search.current?.value, select.current?.value];
    if (q || department) changeQuery({ q, department }, "replaceState");
  }, []);

  return (
    <form
      role="search"
      aria-label={content.heading}
      action="/careers"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-5 gap-y-4 rounded-card border border-line bg-surface p-5 min-[23rem]:grid-cols-[1fr_8.5rem] max-sm:gap-x-3 sm:grid-cols-[1fr_15rem] sm:p-6 no-scripts:hidden"
    >
      <TextField
        ref={search}
        type="search"
        name="q"
        label={content.searchLabel}
        placeholder={content.searchPlaceholder}
        autoComplete="off"
        value={text}
        onChange={({ target }) => changeQuery({ q: target.value }, "replaceState")}
      />
      <SelectField
        ref={select}
        name="department"
        label={content.departmentLabel}
        autoComplete="off"
        value={departmentSlug(department)}
        onChange={({ target }) => changeQuery({ department: target.value })}
      >
        {content.departments.map((name) => (
          <option key={name} value={departmentSlug(name)}>
            {name}
          </option>
        ))}
      </SelectField>
    </form>
  );
}
