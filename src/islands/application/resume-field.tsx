import { type ComponentProps, useState } from "react";
import { checkResume, resumeEndings } from "#contract/application.ts";
import type { Cause } from "#contract/causes.ts";
import type { application } from "#src/entries/application.ts";
import { FileField, textOf } from "#src/islands/forms/field.tsx";
import type { Upload } from "#src/islands/forms/post.ts";

/** The file is checked as soon as it is chosen. */
export function ResumeField({ error, ...field }: ComponentProps<typeof FileField>) {
  const [cause, setCause] = useState<Cause>();
  return (
    <FileField
      {...field}
      error={error ?? textOf(cause)}
      required
      accept={resumeEndings.join()}
      defaultValue={undefined}
      onInput={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        setCause(file && checkResume(file));
      }}
    />
  );
}

/** In bytes. Smaller uploads finish before a progress bar can be read. */
const minBytesForProgress = 300_000;

type UploadProgressProps = { content: typeof application; upload: Upload | undefined };

export function UploadProgress({ content, upload }: UploadProgressProps) {
  const { loaded, total } = upload ?? { loaded: 0, total: 1 };
  const percent = Math.round((loaded / total) * 100);
  return (
    <div hidden={!upload || total < minBytesForProgress} className="text-fine">
      <label htmlFor="upload" className="flex justify-between font-semibold">
        <span>{percent < 100 ? content.uploading : content.checking}</span>
        <span className="text-muted">{`${percent} %`}</span>
      </label>
      <progress id="upload" className="mt-1.5 w-full accent-action" max={100} value={percent} />
    </div>
  );
}
