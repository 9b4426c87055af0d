import { useEffect, useRef } from "react";
import type { CareersPage } from "#src/content/types/careers.ts";
import { departmentSlug, type OpeningsView } from "#src/lib/openings.ts";
import { SelectField, TextField } from "#src/islands/forms/field.tsx";

type Department = OpeningsView["department"];

type OpeningsFilterProps = {
  content: CareersPage["openings"];
  view: OpeningsView;
  type: (text: string) => void;
  choose: (department: Department) => void;
  /** How many openings are listed, in words. */
  count: string;
};

const valueOf = (department: Department) =>
  department === "All" ? "" : departmentSlug(department);

/** As a plain form it leads to the address that says the same: before React has come, say. */
export function OpeningsFilter({ content, view, type, choose, count }: OpeningsFilterProps) {
  const search = useRef<HTMLInputElement>(null);
  const department = useRef<HTMLSelectElement>(null);
  const chooseValue = (value: string) =>
    choose(content.departments.find((name) => valueOf(name) === value) ?? "All");

  // What was typed or chosen before React came is kept: the controls are the browser's. The text comes
  // second: the address takes it over later, together with what was chosen.
  const taken = useRef(false);
  useEffect(() => {
    if (department.current?.value) chooseValue(department.current.value);
    if (search.current?.value) type(search.current.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  useEffect(() => {
    if (taken.current) {
      if (search.current && search.current.value !== view.text) search.current.value = view.text;
      if (department.current) department.current.value = valueOf(view.department);
    }
    taken.current = true;
  }, [view.text, view.department]);

  return (
    <>
      <form
        role="search"
        aria-label={content.heading}
        action="/careers"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-x-5 gap-y-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-[1fr_15rem] sm:p-6 no-scripts:hidden"
      >
        <TextField
          ref={search}
          type="search"
          name="q"
          label={content.searchLabel}
          placeholder={content.searchPlaceholder}
          autoComplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
        <SelectField
          ref={department}
          name="department"
          label={content.departmentLabel}
          autoComplete="off"
          onChange={(event) => chooseValue(event.currentTarget.value)}
        >
          {content.departments.map((name) => (
            <option key={name} value={valueOf(name)}>
              {name}
            </option>
          ))}
        </SelectField>
      </form>
      <p role="status" className="my-5 text-small font-medium text-muted">
        {count}
      </p>
    </>
  );
}
