import type { ReactNode } from "react";
import type { application } from "#src/content/application.ts";
import { FileField, SelectField, TextField } from "#src/islands/forms/field.tsx";
import {
  type ApplicationErrors,
  resumeEndings,
  type WorkLocation,
  workLocations,
} from "#contract/application.ts";

/** One text a field: what is in it, or what is wrong with it. */
type Texts = ApplicationErrors;

type ApplicationFieldsProps = {
  content: typeof application;
  errors: Texts;
  /** What the fields already hold. */
  typed?: Texts;
  /** Overrides what `errors` say about a field: the retry page's tokens. */
  invalid?: Texts;
  /** Further attributes of a place's option. */
  option?: (place: WorkLocation | "") => Record<string, string>;
  /** Below the file's input. */
  children?: ReactNode;
};

export function ApplicationFields(props: ApplicationFieldsProps) {
  const { content, errors, typed, invalid, option = () => ({}), children } = props;
  const { labels, hints, optional } = content;
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: errors[name],
    invalid: invalid?.[name],
  });
  const text = (name: keyof typeof labels) => ({ ...field(name), defaultValue: typed?.[name] });
  return (
    <>
      <TextField {...text("full_name")} required autoComplete="name" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...text("email")} type="email" required autoComplete="email" />
        <TextField {...text("phone_number")} remark={optional} type="tel" autoComplete="tel" />
      </div>
      <SelectField
        {...field("location")}
        hint={hints.location}
        required
        defaultValue={typed ? undefined : ""}
      >
        <option value="" disabled hidden {...option("")}>
          {content.locationPlaceholder}
        </option>
        {workLocations.map((place) => (
          <option key={place} value={place} {...option(place)}>
            {content.locations[place]}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...text("github_url")} remark={optional} type="url" autoComplete="url" />
        <TextField {...text("linkedin_url")} remark={optional} type="url" autoComplete="url" />
      </div>
      <FileField {...field("resume")} hint={hints.resume} required accept={resumeEndings.join()}>
        {children}
      </FileField>
    </>
  );
}
