import { workLocations } from "#contract/application.ts";
import { selectedToken } from "#contract/retry-page.ts";
import type { application } from "#src/content/application.ts";
import { fieldsOf, SelectField, TextField } from "#src/islands/forms/field.tsx";
import type { FormErrors } from "#src/islands/forms/use-form.ts";
import { ResumeField } from "./resume-field.tsx";

type ApplicationFieldsProps = {
  content: typeof application;
  errors: FormErrors;
  retry?: boolean | undefined;
};

export function ApplicationFields({ content, errors, retry }: ApplicationFieldsProps) {
  const { labels, hints, optional, locations } = content;
  const field = fieldsOf(labels, errors, retry);
  return (
    <>
      <TextField {...field("full_name")} required autoComplete="name" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field("email")} type="email" required autoComplete="email" />
        <TextField {...field("phone_number")} remark={optional} type="tel" autoComplete="tel" />
      </div>
      <SelectField
        {...field("location")}
        hint={hints.location}
        required
        // The server says which option it is.
        defaultValue={retry ? undefined : ""}
      >
        <option value="" disabled hidden {...(retry && selectedToken("location", ""))}>
          {content.locationPlaceholder}
        </option>
        {workLocations.map((place) => (
          <option key={place} value={place} {...(retry && selectedToken("location", place))}>
            {locations[place]}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field("github_url")} remark={optional} type="url" autoComplete="url" />
        <TextField {...field("linkedin_url")} remark={optional} type="url" autoComplete="url" />
      </div>
      <ResumeField {...field("resume")} hint={hints.resume} remove={content.removeResume} />
    </>
  );
}
