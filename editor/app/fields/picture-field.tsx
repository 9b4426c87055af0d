import { type DragEvent, useState } from "react";
import type { Path } from "#src/entry-forms/fields.ts";
import { focuses, focusOf, withFocus } from "#src/entries/picture-focus.ts";
import { call, reasonOf, sendPicture } from "#editor/app/api.ts";
import { useForm } from "#editor/app/form-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";

type Added = { name: string } | { problem: string };
type State = { isOver?: boolean; isBusy?: boolean; problem?: string };

/** A picture that is dropped, taken from a file or from another entry; with the part of it that matters. */
export function PictureField({ field, path, value, label }: FieldProps<"picture">) {
  const { change, kind, slug, overview } = useForm();
  const [state, setState] = useState<State>({});
  const name = typeof value === "string" ? value : "";

  const take = async (adding: Promise<Added>) => {
    setState({ isBusy: true });
    try {
      const added = await adding;
      if ("name" in added) change(path, added.name);
      setState("problem" in added ? { problem: added.problem } : {});
    } catch (error) {
      setState({ problem: reasonOf(error) });
    }
  };
  const takeFile = (file: File | undefined) => {
    if (file) void take(sendPicture(file));
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setState({ ...state, isOver });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeFile(event.dataTransfer.files[0]);
  };
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        // The file button inside is the keyboard alternative.
        <div
          className={`drop${state.isOver ? " over" : ""}`}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={drop}
        >
          {name ? (
            <FocusChoice
              path={path}
              name={name}
              source={`/edit/picture-of?${new URLSearchParams({ kind, slug, name }).toString()}`}
            />
          ) : undefined}
          <input
            {...attributes}
            type="file"
            accept="image/*,.heic,.heif"
            onChange={(event) => takeFile(event.target.files?.[0])}
          />
          <p className="help">{state.isBusy ? "One moment …" : "Or drop a picture here."}</p>
          {state.problem ? (
            <p className="error" role="alert">
              {state.problem}
            </p>
          ) : undefined}
          {overview.pictures.length > 0 ? (
            <PicturesThere onChoose={(file) => void take(call("reusePicture", file))} />
          ) : undefined}
          {name ? (
            <button type="button" className="link" onClick={() => change(path, undefined)}>
              Take the picture out
            </button>
          ) : undefined}
        </div>
      )}
    </Labeled>
  );
}

type FocusChoiceProps = { path: Path; name: string; source: string };

/** The picture, with nine places on it: one stays in view where a page crops it. */
function FocusChoice({ path, name, source }: FocusChoiceProps) {
  const { change } = useForm();
  return (
    <fieldset className="focus">
      <legend className="help">
        What matters most in it? That part stays when a page crops it.
      </legend>
      <div>
        <img src={source} alt="What is shown now" />
        {focuses.map((focus) => (
          <input
            key={focus}
            type="radio"
            name={`${path.join(".")} focus`}
            aria-label={focus.replace("-", " ")}
            checked={focusOf(name) === focus}
            onChange={() => change(path, withFocus(name, focus))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Pictures of all entries. */
function PicturesThere({ onChoose }: { onChoose: (file: string) => void }) {
  const { overview } = useForm();
  return (
    <details>
      <summary>Choose one that is there</summary>
      <div className="thumbnails">
        {overview.pictures.map((file) => (
          <button key={file} type="button" onClick={() => onChoose(file)}>
            <img
              src={`/edit/picture/${file}`}
              alt={file.split("/").slice(-2).join(", ")}
              loading="lazy"
            />
          </button>
        ))}
      </div>
    </details>
  );
}
