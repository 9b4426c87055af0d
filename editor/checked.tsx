import type { ComponentSchema } from "@keystatic/core";
import { Text } from "@keystar/ui/typography";
import { type ComponentType, useId } from "react";

type FormField = Extract<ComponentSchema, { kind: "form" }>;
type InputProps = { value: unknown };
type FaultOf = (value: unknown) => string | undefined;

/**
 * A field of Keystatic that tells a fault of its value below itself, and cannot be saved with one.
 * @param faultOf what is wrong with a value, and what would be right, as a sentence
 */
export function checked<Field extends FormField>(field: Field, faultOf: FaultOf): Field {
  const Input = field.Input as ComponentType<InputProps>;
  return {
    ...field,
    validate(...[value, extra]: Parameters<Field["validate"]>) {
      const validated: unknown = field.validate(value, extra as never);
      const fault = faultOf(value);
      if (fault !== undefined) throw new Error(fault);
      return validated;
    },
    Input: (props: InputProps) => <CheckedInput {...props} Input={Input} faultOf={faultOf} />,
  };
}

type CheckedInputProps = InputProps & { Input: ComponentType<InputProps>; faultOf: FaultOf };

function CheckedInput({ Input, faultOf, ...props }: CheckedInputProps) {
  const id = useId();
  // One that is empty says so itself, when someone wants to save it.
  const isEmpty = props.value === "" || props.value === null;
  return (
    <div role="group" aria-describedby={id}>
      <Input {...props} />
      <Text id={id} role="status" color="critical" size="small">
        {isEmpty ? undefined : faultOf(props.value)}
      </Text>
    </div>
  );
}
