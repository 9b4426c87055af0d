import { useEffect, useRef } from "react";
import type { CareersPage } from "#src/content/schemas/careers.ts";
import { SelectField, TextField } from "#src/islands/forms/field.tsx";
import { departmentSlug, type useOpenings } from "./use-openings.ts";

type OpeningsFilterProps = { content: CareersPage["openings"] } & Pick<
  ReturnType<typeof useOpenings>,
  "text" | "department" | "type" | "choose"
>;

/** As a plain form it leads to the address that says the same: before React has come, say. */
export function OpeningsFilter(props: OpeningsFilterProps) {
  const { content, text, department, type, choose } = props;
  const search = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);

  // What was typed or chosen before React came counts. The text comes second: the address takes it
  // over later, together with what was chosen.
  useEffect(() => {
    if (select.current?.value) choose(select.current.value);
    if (search.current?.value) type(search.current.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
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
        onChange={(event) => type(event.currentTarget.value)}
      />
      <SelectField
        ref={select}
        name="department"
        label={content.departmentLabel}
        autoComplete="off"
        value={departmentSlug(department)}
        onChange={(event) => choose(event.currentTarget.value)}
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
