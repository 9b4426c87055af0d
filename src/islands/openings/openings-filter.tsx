import { useEffect, useRef } from "react";
import type { CareersPage } from "#content/schemas/careers.ts";
import { changeQuery } from "#src/browser/query.ts";
import { SelectField, TextField } from "#src/islands/forms/field.tsx";
import { departmentSlug } from "#src/browser/listed-openings.ts";

type OpeningsFilterProps = {
  content: CareersPage["openings"];
  text: string;
  department: string | undefined;
};

/** Before hydration, a form that navigates to the address with the same filter. */
export function OpeningsFilter({ content, text, department }: OpeningsFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const selected = departmentSlug(department);

  // The fields follow the address. What was typed or selected before hydration comes first.
  const typedBefore = useRef(true);
  useEffect(() => {
    if (!form.current) return;
    const { q, department } = fieldsIn(form.current);
    if (typedBefore.current && (q.value || department.value))
      changeQuery({ q: q.value, department: department.value }, "replaceState");
    else {
      if (q.value !== text) q.value = text;
      department.value = selected;
    }
    typedBefore.current = false;
    form.current.dataset["follows"] = ""; // until then, src/browser/openings-filter.ts does
  }, [text, selected]);

  return (
    <form
      ref={form}
      role="search"
      aria-label={content.heading}
      action="/careers"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-5 gap-y-4 rounded-card border border-line bg-surface p-5 min-[23rem]:grid-cols-[1fr_8.5rem] max-sm:gap-x-3 sm:grid-cols-[1fr_15rem] sm:p-6 no-scripts:hidden"
    >
      <TextField
        type="search"
        name="q"
        label={content.searchLabel}
        placeholder={content.searchPlaceholder}
        autoComplete="off"
        onInput={({ currentTarget }) => changeQuery({ q: currentTarget.value }, "replaceState")}
      />
      <SelectField
        name="department"
        label={content.departmentLabel}
        autoComplete="off"
        onInput={({ currentTarget }) => changeQuery({ department: currentTarget.value })}
      >
        {[undefined, ...content.departments].map((name) => (
          <option key={departmentSlug(name)} value={departmentSlug(name)}>
            {name ?? content.allDepartments}
          </option>
        ))}
      </SelectField>
    </form>
  );
}

/** Both fields of the form below. */
const fieldsIn = (form: HTMLFormElement) =>
  form.elements as unknown as Record<"q" | "department", HTMLInputElement | HTMLSelectElement>;
