import { fields } from "@keystatic/core";
import { Text } from "@keystar/ui/typography";
import { type DragEvent, useState } from "react";
import { pictureProblem } from "../src/content/picture-file.ts";
import { withValidation } from "./with-validation.tsx";

type Options = Parameters<typeof fields.image>[0];

/** A picture that can be chosen or dropped. Its size and format are checked. */
export function pictureField(options: Options) {
  const field = fields.image(options);
  type InputProps = Parameters<typeof field.Input>[0];
  const Input = (props: InputProps) => (
    <DropArea
      onFile={async (file) =>
        props.onChange({
          data: new Uint8Array(await file.arrayBuffer()),
          extension: file.name.split(".").at(-1)?.toLowerCase() ?? "",
          filename: file.name,
        })
      }
    >
      <field.Input {...props} />
    </DropArea>
  );
  return withValidation({ ...field, Input }, errorOf);
}

function errorOf(value: unknown): string | undefined {
  const fault = value && pictureProblem((value as { data: Uint8Array }).data);
  return fault ? `The picture ${fault}.` : undefined;
}

type DropAreaProps = { onFile: (file: File) => void; children: React.ReactNode };

function DropArea({ onFile, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const setOver = (event: DragEvent, isOverNow: boolean) => {
    event.preventDefault();
    setIsOver(isOverNow);
  };
  const drop = (event: DragEvent) => {
    setOver(event, false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // The button inside is the keyboard alternative.
    <div
      onDragOver={(event) => setOver(event, true)}
      onDragLeave={(event) => setOver(event, false)}
      onDrop={drop}
      style={{
        padding: "0.75rem",
        border: `2px dashed ${isOver ? "currentColor" : "#8888"}`,
        borderRadius: "0.5rem",
      }}
    >
      {children}
      <Text size="small">Or drop a file here.</Text>
    </div>
  );
}
