import type { FieldProps } from "./field-props.ts";
import { AddressField } from "./address-field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { FileField } from "./file-field.tsx";
import { CasesField, GroupField } from "./group-fields.tsx";
import { ListField } from "./list-field.tsx";
import { NumberField } from "./number-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { SelectField } from "./select-field.tsx";
import { ColorField, DayField, IconField, YesNoField } from "./small-fields.tsx";
import { TextField } from "./text-field.tsx";

/** A field of a form with everything in it. */
export function FieldView({ field, ...props }: FieldProps) {
  switch (field.type) {
    case "group":
      return <GroupField field={field} {...props} />;
    case "list":
      return <ListField field={field} {...props} />;
    case "cases":
      return <CasesField field={field} {...props} />;
    case "choices":
      return <ChoicesField field={field} {...props} />;
    case "number":
      return <NumberField field={field} {...props} />;
    case "yes-no":
      return <YesNoField field={field} {...props} />;
    case "day":
      return <DayField field={field} {...props} />;
    case "color":
      return <ColorField field={field} {...props} />;
    case "icon":
      return <IconField field={field} {...props} />;
    case "picture":
      return <PictureField field={field} {...props} />;
    case "choice":
    case "entry":
    case "drawing":
      return <SelectField field={field} {...props} />;
    case "address":
      return <AddressField field={field} {...props} />;
    case "file":
      return <FileField field={field} {...props} />;
    case "text":
      return <TextField field={field} {...props} />;
  }
}
