import type { Path } from "#content/forms/fields.ts";
import type { KindName } from "#content/kinds.ts";
import { linkTo } from "#editor/app/route.ts";
import { useSite } from "#editor/app/site-context.ts";
import { OpenForm } from "./open-form.tsx";
import { useEntry } from "./use-entry.ts";

export type EntryFormProps = {
  kind: string;
  slug: string;
  /** The field that is looked for. */
  at: Path | undefined;
  /** The entry that a new one is to be like. */
  copied: string | undefined;
  /** The entry has a name, or another one. */
  onMoved: (slug: string) => void;
};

/** The form of an entry, or why there is none. */
export function EntryForm(props: EntryFormProps) {
  const { overview, saved } = useSite();
  const { kind, slug, copied } = props;
  const summary = overview.kinds[kind];
  const form = summary?.form ?? { type: "group", label: "", fields: {} };
  const start = useEntry({ kind: kind as KindName, slug }, form, { ...overview, copied });
  if (!summary || !start) return <p className="note">One moment …</p>;
  if (start.isGone)
    return (
      <div className="card">
        <h1>This is no longer there</h1>
        <p>Somebody has deleted it, or given it another address.</p>
        <a href={linkTo(kind)}>All {summary.label.toLowerCase()}</a>
      </div>
    );
  if (start.problem !== undefined)
    return (
      <div className="card">
        <h1>{start.opened?.title ?? summary.label}</h1>
        <p className="error">{start.problem}</p>
        <p>
          {start.opened ? (
            `Everything else can be edited. The file is ${overview.folders[kind]}/${slug && `${slug}/`}.`
          ) : (
            <button type="button" className="quiet" onClick={() => void saved()}>
              Try again
            </button>
          )}
        </p>
      </div>
    );
  return <OpenForm {...props} start={start} form={form} />;
}
