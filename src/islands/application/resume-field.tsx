import { type ComponentProps, useState } from "react";
import { checkResume, resumeEndings } from "#contract/application.ts";
import { FileField } from "#src/islands/forms/field.tsx";

/** The file is checked as soon as it is chosen. */
export function ResumeField({ error, ...field }: ComponentProps<typeof FileField>) {
  const [file, setFile] = useState<File>();
  return (
    <FileField
      {...field}
      error={error ?? (file && checkResume(file))}
      required
      accept={resumeEndings.join()}
      defaultValue={undefined}
      onInput={({ currentTarget }) => setFile(currentTarget.files?.[0])}
    />
  );
}
