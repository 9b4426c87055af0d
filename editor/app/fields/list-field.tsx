import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Field, Path } from "#content/forms/fields.ts";
import { idOf, isWithin, useForm } from "#editor/app/form-context.ts";
import { useSite } from "#editor/app/site-context.ts";
import { focusDrawnField } from "#editor/app/form/focus-field.ts";
import { Moves, Tool } from "#editor/app/tool.tsx";
import { emptyOf, firstText, moved, withValue } from "#editor/app/values.ts";
import type { FieldProps } from "./field-props.ts";
import { Fields } from "./group-fields.tsx";
import { Help, Remarks } from "./labeled.tsx";
import { PictureDrop } from "./picture-drop.tsx";

/** Items that can be added, moved and taken out. */
export function ListField({ field, path, value }: FieldProps<"list">) {
  const { overview } = useSite();
  const { change, valueOf } = useForm();
  const items: unknown[] = Array.isArray(value) ? value : [];
  /** From this item on they were added at once, and are open. */
  const [added, setAdded] = useState<number>();
  const name = field.item.label.toLowerCase();
  const isFull = field.max !== undefined && items.length >= field.max;
  const isFixed = field.max === field.min;

  const titleOf = (item: unknown, index: number) => {
    const { item: inner } = field;
    const found = inner.type === "entry" && overview.kinds[inner.of]?.entries;
    const title = found ? found.find((it) => it.slug === item)?.title : firstText(item, inner);
    return title || `${field.item.label} ${index + 1}`;
  };
  const fresh = () => emptyOf({ ...field.item, isOptional: false }) ?? "";
  const picture = picturePath(field.item);
  const add = (more: unknown[], isSought = true) => {
    const now = valueOf(path);
    const before: unknown[] = Array.isArray(now) ? now : [];
    // Drawn at once: letters typed before the field is there would be lost.
    flushSync(() => {
      change(path, [...before, ...more]);
      setAdded(before.length);
    });
    if (isSought) focusDrawnField([...path, before.length]);
  };
  const takeOut = (index: number) => {
    change(
      path,
      items.filter((_, at) => at !== index),
    );
    setAdded(undefined);
  };
  const move = (from: number, to: number) => {
    change(path, moved(items, from, to));
    setAdded(undefined);
  };
  return (
    <fieldset className="list" id={idOf(path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      <Help field={field} path={path} />
      <Remarks path={path} />
      <ol>
        {items.map((item, index) => (
          // Items have no names of their own; fields keep no state besides their value.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <ListItem
              field={field.item}
              path={[...path, index]}
              value={item}
              title={titleOf(item, index)}
              label={`${field.item.label} ${index + 1}`}
              isOpen={added !== undefined && index >= added}
              spread={
                field.max === undefined
                  ? (texts) => change(path, items.toSpliced(index, 1, ...texts))
                  : undefined
              }
            />
            <div className="tools">
              <Moves name={`${name} ${index + 1}`} at={index} count={items.length} onMove={move} />
              {isFixed ? undefined : (
                <Tool label={`Remove ${name} ${index + 1}`} onClick={() => takeOut(index)}>
                  ✕
                </Tool>
              )}
            </div>
          </li>
        ))}
      </ol>
      {isFull ? undefined : (
        <button type="button" className="quiet" onClick={() => add([fresh()])}>
          Add {/^[aeiou]/.test(name) ? "an" : "a"} {name}
        </button>
      )}
      {picture && !isFull ? (
        <PictureDrop
          attributes={{ "aria-label": `${field.label}: several pictures`, multiple: true }}
          hint={`Or drop several pictures: each is ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}, in the order of their names.`}
          onTaken={(files, isAll) =>
            add(
              files.map((file) => withValue(fresh(), picture, file)),
              isAll,
            )
          }
        />
      ) : undefined}
    </fieldset>
  );
}

/** Where the picture of an item is, if it has one. */
function picturePath(field: Field): Path | undefined {
  if (field.type === "picture") return [];
  if (field.type !== "group") return undefined;
  return Object.entries(field.fields).flatMap(([key, inner]) => {
    const path = picturePath(inner);
    return path ? [[key, ...path]] : [];
  })[0];
}

type ListItemProps = FieldProps & { path: Path; title: string; label: string; isOpen: boolean };

/** Groups are closed, under their first text; they open for what is wrong in them. */
function ListItem({ title, isOpen, ...props }: ListItemProps) {
  const { issues, FieldView } = useForm();
  const details = useRef<HTMLDetailsElement>(null);
  const isAsked = isOpen || issues.some((issue) => isWithin(issue.path, props.path));
  // Closed only by hand: somebody may be typing in it when its last mistake goes away.
  useLayoutEffect(() => {
    if (isAsked && details.current) details.current.open = true;
  }, [isAsked]);
  if (props.field.type !== "group") return <FieldView {...props} />;
  return (
    <details ref={details} id={idOf(props.path)}>
      <summary>
        <bdi>{title}</bdi>
      </summary>
      <Remarks path={props.path} />
      <Fields {...props} />
    </details>
  );
}
