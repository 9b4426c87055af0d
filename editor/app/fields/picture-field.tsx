import { type DragEvent, useState } from "react";
import type { Path } from "#content/forms/fields.ts";
import { focuses, focusOf, withFocus } from "#content/picture-focus.ts";
import { call, reasonOf, sendPicture } from "#editor/app/api.ts";
import { useForm } from "#editor/app/form-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";

type Added = { name: string } | { problem: string };
/** `sent`: the share of a file that has arrived, from 0 to 1; then it is read. */
type State = { isOver?: boolean; sent?: number; problem?: string };

/** A picture that is dropped, taken from a file or from another entry; with the part of it that matters. */
export function PictureField({ field, path, value, label }: FieldProps<"picture">) {
  const { change, kind, slug, overview } = useForm();
  const [state, setState] = useState<State>({});
  const name = typeof value === "string" ? value : "";

  const take = async (adding: Promise<Added>) => {
    setState({ sent: 1 });
    try {
      const added = await adding;
      if ("name" in added) change(path, added.name);
      setState("problem" in added ? { problem: added.problem } : {});
    } catch (error) {
      setState({ problem: reasonOf(error) });
    }
  };
  const takeFile = (file: File | undefined) => {
    if (file) void take(sendPicture(file, (sent) => setState({ sent })));
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
            // Without HEIC: iPhones then send a JPEG.
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
            onChange={(event) => takeFile(event.target.files?.[0])}
          />
          <p className="help" role="status">
            {state.sent === undefined ? "Or drop a picture here." : progressOf(state.sent)}
          </p>
          {state.sent === undefined ? undefined : (
            <progress aria-label="Picture" value={state.sent < 1 ? state.sent : undefined} />
          )}
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
              Remove the picture
            </button>
          ) : undefined}
        </div>
      )}
    </Labeled>
  );
}

const progressOf = (sent: number) =>
  sent < 1
    ? `${Math.floor(sent * 100)}% has arrived …`
    : "It is being read: a large one takes a while …";

type FocusChoiceProps = { path: Path; name: string; source: string };

/** The picture, with nine places on it: one stays in view where a page crops it. */
function FocusChoice({ path, name, source }: FocusChoiceProps) {
  const { change } = useForm();
  return (
    <fieldset className="focus">
      <legend className="help">
        Press what matters most in the picture: that part stays in view where a page cuts it.
      </legend>
      <div>
        <img src={source} alt="What is shown now" />
        <div>
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
      </div>
    </fieldset>
  );
}

/** Pictures of all entries. */
function PicturesThere({ onChoose }: { onChoose: (file: string) => void }) {
  const { overview } = useForm();
  return (
    <details>
      <summary>Use a picture that the site has already</summary>
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
