import { type ComponentProps, useRef, useState } from "react";
import { checkResume, resumeEndings } from "#contract/application.ts";
import { FileField } from "#src/islands/forms/field.tsx";
import { Icon } from "#src/ui/icon.tsx";

type ResumeFieldProps = ComponentProps<typeof FileField> & {
  /** What the button says that takes the file back. */
  remove: string;
};

/** The file is checked as soon as it is chosen. The input says its name; below stands its size. */
export function ResumeField({ remove, error, ...field }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();

  function onRemove() {
    if (!input.current) return;
    input.current.value = "";
    // The form has to learn of it too.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  }

  return (
    <FileField
      {...field}
      ref={input}
      error={error ?? (file && checkResume(file))}
      required
      accept={resumeEndings.join()}
      defaultValue={undefined}
      onInput={({ currentTarget }) => setFile(currentTarget.files?.[0])}
    >
      {file && (
        <p className="mt-2 flex items-center gap-2 text-small/6">
          <Icon name="paperclip" className="size-4.5 shrink-0 text-turq" />
          {sizeInWords(file.size)}
          <button
            type="button"
            onClick={onRemove}
            className="rounded-lg px-2.5 py-1 font-semibold text-lapis hover:underline"
          >
            {remove}
            <span className="sr-only"> {file.name}</span>
          </button>
        </p>
      )}
    </FileField>
  );
}

const unit = 1024;

function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / unit));
  return kilobytes < unit ? `${kilobytes} KB` : `${(bytes / unit ** 2).toFixed(1)} MB`;
}
