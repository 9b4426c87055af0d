import { departmentSlug } from "#src/browser/listed-openings.ts";
import { SelectField, TextField } from "#src/islands/forms/field.tsx";
import type { CareersPage } from "#content/schemas/careers.ts";

export const searchId = "search";

export const OpeningSearch = ({ content }: { content: CareersPage["openings"] }) => (
  <form
    id={searchId}
    role="search"
    aria-label={content.heading}
    action="/careers"
    className="grid gap-x-5 gap-y-4 rounded-card border border-line bg-surface p-5 min-[23rem]:grid-cols-[1fr_8.5rem] max-sm:gap-x-3 sm:grid-cols-[1fr_15rem] sm:p-6 no-scripts:hidden"
  >
    <TextField
      type="search"
      name="q"
      label={content.searchLabel}
      placeholder={content.searchPlaceholder}
      autoComplete="off"
    />
    <SelectField name="department" label={content.departmentLabel} autoComplete="off">
      {[undefined, ...content.departments].map((name) => (
        <option key={departmentSlug(name)} value={departmentSlug(name)}>
          {name ?? content.allDepartments}
        </option>
      ))}
    </SelectField>
  </form>
);
