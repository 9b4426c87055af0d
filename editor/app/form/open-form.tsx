import { useEffect, useMemo } from "react";
import type { Data } from "#content/site.ts";
import type { Group } from "#content/forms/fields.ts";
import { FormContext } from "#editor/app/form-context.ts";
import { FieldView } from "#editor/app/fields/field-view.tsx";
import { Fields } from "#editor/app/fields/group-fields.tsx";
import { closeTexts, setOpenTexts } from "#editor/app/page-texts.ts";
import { linkTo, linkToCopy } from "#editor/app/route.ts";
import { useShownDraft } from "#editor/app/drafts.ts";
import { useSite } from "#editor/app/site-context.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { Conflict } from "./conflict.tsx";
import { CopiedNames } from "./copied-names.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { EntryFormProps } from "./entry-form.tsx";
import { focusField } from "./focus-field.ts";
import { IssueList } from "./issue-list.tsx";
import type { Start } from "./use-entry.ts";
import { useEntryForm } from "./use-entry-form.ts";
import { NotFound } from "./not-found.tsx";
import { Offers, Uses } from "./uses.tsx";

type OpenFormProps = EntryFormProps & { start: Start; form: Group };

export function OpenForm(props: OpenFormProps) {
  const { overview } = useSite();
  const { kind, slug, at, form, start } = props;
  const state = useEntryForm(props);
  const summary = overview.kinds[kind];
  const isNew = slug === "new";
  const isFresh = start.fresh !== undefined;
  const { value, issues, advice, change, valueOf, addWord } = state;
  const context = useMemo(
    () => ({ kind, slug, change, valueOf, issues, advice, addWord, FieldView }),
    [kind, slug, change, valueOf, issues, advice, addWord],
  );
  const opened = state.opened ?? start.opened;
  const built = useShownDraft()?.value ?? opened?.value;
  useEffect(() => setOpenTexts({ form, overview }, built, value), [form, overview, built, value]);
  useEffect(() => closeTexts, []);
  const looked = at?.join(".");
  useEffect(() => {
    if (looked !== undefined) focusField(looked.split("."));
  }, [looked]);
  const listed = summary?.entries.find((it) => it.slug === slug);
  const title = listed?.title ?? opened?.title;
  const original = summary?.entries.find((it) => it.slug === props.copied);
  const ownPage = listed?.page.endsWith(`/${slug}`) ? listed.page : undefined;
  return (
    <FormContext value={context}>
      <div className="entry">
        {/* Leaving a field bubbles; nothing is pressed here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          noValidate
          id="entry"
          ref={saveByKey}
          onBlur={(event) => state.leave(event.target.id)}
          onSubmit={(event) => {
            event.preventDefault();
            void state.save();
          }}
        >
          <div className="heading">
            <div>
              {summary?.isMany ? <a href={linkTo(kind)}>{summary.label}</a> : undefined}
              <h1>{isNew ? `New ${summary?.one ?? "entry"}` : <bdi>{title}</bdi>}</h1>
            </div>
          </div>
          {state.clashes.length > 0 ? (
            <Conflict {...{ value, change }} clashes={state.clashes} />
          ) : undefined}
          {state.isRestored ? (
            <p className="notice">
              What you typed last time and did not save is here again.{" "}
              <button type="button" className="link" onClick={state.discard}>
                {original ? "Discard it, and copy" : "Discard it"}
              </button>
            </p>
          ) : undefined}
          {isNew && original && !state.isRestored ? (
            <div className="notice">
              <p>
                Everything is as in “<bdi>{original.title}</bdi>”, but for its name, its address and
                days that have begun.
              </p>
              <CopiedNames form={form} value={value} name={original.title} />
            </div>
          ) : undefined}
          {kind === "moved" ? <NotFound moves={value["addresses"]} change={change} /> : undefined}
          <Fields
            field={form}
            path={[]}
            value={value}
            hidden={summary?.isOrdered ? ["order"] : []}
          />
          {isNew || isFresh ? undefined : <Uses opened={opened} />}
        </form>
        <div className="save">
          {isNew ? undefined : <Offers {...{ opened, isFresh }} reload={state.reload} />}
          <IssueList issues={state.hasTried ? issues : []} />
          <div className="actions">
            <button type="submit" form="entry" className="main">
              {state.isBusy ? "Saving …" : "Save"}
            </button>
            <p role="status" className={state.isProblem ? "error" : "state"}>
              {state.message}
            </p>
            {isNew || !summary?.isMany ? undefined : (
              <div className="beside">
                {canClose(value, summary, overview.today) ? (
                  <button
                    type="button"
                    className="quiet"
                    onClick={() => state.saveWith([summary.lastDay ?? ""], overview.today)}
                  >
                    Close it today
                  </button>
                ) : undefined}
                <a className="button quiet" href={linkToCopy(kind, slug, form)}>
                  Copy
                </a>
                {summary.hasAddress ? (
                  <AddressDialog
                    kind={kind}
                    slug={slug}
                    page={ownPage}
                    picture={summary.entries.find((it) => it.slug === slug)?.picture}
                    onMoved={state.move}
                  />
                ) : undefined}
                <DeleteDialog kind={kind} slug={slug} title={title ?? slug} />
              </div>
            )}
          </div>
        </div>
      </div>
    </FormContext>
  );
}

/** Ctrl+S and Cmd+S, wherever the cursor is. */
function saveByKey(form: HTMLFormElement) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector("dialog[open]")) form.requestSubmit();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

type Days = { firstDay?: string; lastDay?: string };

/** Whether an entry has a last day that is yet to come, and its first day has come. */
function canClose(value: Data, { firstDay = "", lastDay = "" }: Days, today: string): boolean {
  const [from, to] = [value[firstDay], value[lastDay]];
  return typeof to === "string" && to > today && !(typeof from === "string" && from > today);
}
