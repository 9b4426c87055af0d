import { Icon } from "#src/ui/icon.tsx";
import type { ResumeFile } from "#contract/application.ts";

type ApplicationResumeProps = { resume: ResumeFile; remove: string; onRemove: () => void };

/** How large the chosen file is, and a way to take it back; the input says its name. */
export function ApplicationResume({ resume, remove, onRemove }: ApplicationResumeProps) {
  return (
    <p className="mt-2 flex items-center gap-2 text-small/6">
      <Icon name="paperclip" className="size-4.5 shrink-0 text-turq" />
      {sizeInWords(resume.size)}
      <button
        type="button"
        onClick={onRemove}
        className="rounded-lg px-2.5 py-1 font-semibold text-lapis hover:underline"
      >
        {remove}
        <span className="sr-only"> {resume.name}</span>
      </button>
    </p>
  );
}

const unit = 1024;

function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / unit));
  return kilobytes < unit ? `${kilobytes} KB` : `${(bytes / unit ** 2).toFixed(1)} MB`;
}
