import { type ChangeEvent, type DragEvent, useState } from "react";
import { reasonOf, sendPicture } from "../api.ts";
import { useForm } from "../form-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";

/** A picture that is chosen or dropped. */
export function PictureField({ field, path, value, label }: FieldProps<"picture">) {
  const { change, kind, slug, overview } = useForm();
  const [state, setState] = useState<{ isOver?: boolean; isBusy?: boolean; problem?: string }>({});
  const name = typeof value === "string" ? value : "";

  const take = async (file: File | undefined) => {
    if (!file) return;
    setState({ isBusy: true });
    try {
      const added = await sendPicture(file);
      if ("name" in added) change(path, added.name);
      setState("problem" in added ? { problem: added.problem } : {});
    } catch (error) {
      setState({ problem: reasonOf(error) });
    }
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setState({ ...state, isOver });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
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
            <img src={sourceOf(overview.folders[kind] ?? "", slug, name)} alt="What is shown now" />
          ) : undefined}
          <input
            {...attributes}
            type="file"
            accept="image/*,.heic,.heif"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void take(event.target.files?.[0])}
          />
          <p className="help">{state.isBusy ? "One moment …" : "Or drop a picture here."}</p>
          {state.problem ? (
            <p className="error" role="alert">
              {state.problem}
            </p>
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

/** Pictures that were added have a mark at the end of their name until they are saved. */
function sourceOf(folder: string, slug: string, name: string): string {
  const own = [folder, slug, name].filter(Boolean).join("/");
  return `/edit/picture/${own}?added=${encodeURIComponent(name)}`;
}
