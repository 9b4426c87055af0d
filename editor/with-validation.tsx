import type { ComponentSchema } from "@keystatic/core";
import { Text } from "@keystar/ui/typography";
import { type ComponentType, useId } from "react";

type FormField = Extract<ComponentSchema, { kind: "form" }>;
type InputProps = { value: unknown };
type ErrorOf = (value: unknown) => string | undefined;

/**
 * A Keystatic field that shows the error of its value below itself and cannot be saved with one.
 * @param errorOf the value's error and its correction, as a sentence
 */
export function withValidation<Field extends FormField>(field: Field, errorOf: ErrorOf): Field {
  const Input = field.Input as ComponentType<InputProps>;
  return {
    ...field,
    validate(...[value, extra]: Parameters<Field["validate"]>) {
      const validated: unknown = field.validate(value, extra as never);
      const error = errorOf(value);
      if (error !== undefined) throw new Error(error);
      return validated;
    },
    Input: (props: InputProps) => <ValidatedInput {...props} Input={Input} errorOf={errorOf} />,
  };
}

type ValidatedInputProps = InputProps & { Input: ComponentType<InputProps>; errorOf: ErrorOf };

function ValidatedInput({ Input, errorOf, ...props }: ValidatedInputProps) {
  const id = useId();
  // Keystatic's own input reports empty values on saving.
  const isEmpty = props.value === "" || props.value === null;
  return (
    <div role="group" aria-describedby={id}>
      <Input {...props} />
      <Text id={id} role="status" color="critical" size="small">
        {isEmpty ? undefined : errorOf(props.value)}
      </Text>
    </div>
  );
}
