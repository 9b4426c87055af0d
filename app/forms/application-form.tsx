import type { application } from "#app/content/application.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField, SelectField, TextField } from "#app/ui/field.tsx";
import { resumeEndings, workLocations } from "#contract/application.ts";
import { ApplicationResume } from "./application-resume.tsx";
import type { useApplicationForm } from "./use-application-form.ts";

type ApplicationFormProps = {
  content: typeof application;
  jobTitle: string;
  /** Id of what names the form. */
  labelledBy: string;
} & ReturnType<typeof useApplicationForm>;

export function ApplicationForm({
  content,
  jobTitle,
  labelledBy,
  form,
  errors,
  resume,
  onSubmit,
  onInput,
  removeResume,
}: ApplicationFormProps) {
  const { labels, hints, optional } = content;
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], error: errors[name] });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-labelledby={labelledBy}
      className="grid gap-5"
    >
      <input type="hidden" name="job_title" value={jobTitle} />
      <input type="hidden" name="cover_letter" value="" />
      <TextField {...field("full_name")} required autoComplete="name" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field("email")} type="email" required autoComplete="email" />
        <TextField {...field("phone_number")} remark={optional} type="tel" autoComplete="tel" />
      </div>
      <SelectField {...field("location")} hint={hints.location} required defaultValue="">
        <option value="" disabled hidden>
          {content.locationPlaceholder}
        </option>
        {workLocations.map((place) => (
          <option key={place} value={place}>
            {content.locations[place]}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field("github_url")} remark={optional} type="url" autoComplete="url" />
        <TextField {...field("linkedin_url")} remark={optional} type="url" autoComplete="url" />
      </div>
      <FileField {...field("resume")} hint={hints.resume} required accept={resumeEndings.join()}>
        {resume && (
          <ApplicationResume
            resume={resume}
            remove={content.removeResume}
            onRemove={removeResume}
          />
        )}
      </FileField>
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" className="max-sm:w-full">
          {content.submit}
        </Button>
        <p className="max-w-[28em] text-fine text-muted">{content.note}</p>
      </div>
    </form>
  );
}
