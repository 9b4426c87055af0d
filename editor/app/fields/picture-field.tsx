import type { Path } from "#content/forms/fields.ts";
import { focuses, focusOf, withFocus } from "#content/picture-focus.ts";
import { call } from "#editor/app/api.ts";
import { useForm } from "#editor/app/form-context.ts";
import { useSite } from "#editor/app/site-context.ts";
import type { FieldProps } from "./field-props.ts";
import { Labeled } from "./labeled.tsx";
import { PictureDrop } from "./picture-drop.tsx";

/** A picture that is dropped, taken from a file or from another entry; with the part of it that matters. */
export function PictureField({ field, path, value, label }: FieldProps<"picture">) {
  const { overview } = useSite();
  const { change, kind, slug } = useForm();
  const name = typeof value === "string" ? value : "";
  return (
    <Labeled field={field} path={path} label={label}>
      {(attributes) => (
        <PictureDrop
          attributes={attributes}
          hint="Or drop a picture here."
          onTaken={([file]) => change(path, file)}
          above={
            name ? (
              <FocusChoice
                path={path}
                name={name}
                source={`/edit/picture-of?${new URLSearchParams({ kind, slug, name }).toString()}`}
              />
            ) : undefined
          }
        >
          {(take) => (
            <>
              {overview.pictures.length > 0 ? (
                <PicturesThere onChoose={(file) => take(call("reusePicture", file))} />
              ) : undefined}
              {name ? (
                <button type="button" className="link" onClick={() => change(path, undefined)}>
                  Remove the picture
                </button>
              ) : undefined}
            </>
          )}
        </PictureDrop>
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
  const { overview } = useSite();
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
