import { PasswordInput, Select, TextInput } from '@mantine/core';
import { KeyFileField } from './key-file-field.js';
import type { KindField } from './provider-kinds.js';

interface FieldInputProps {
  readonly field: KindField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asks for one field of a kind. */
export function FieldInput({ field, value, onChange }: FieldInputProps) {
  const { label, text, isRequired = false, isSecret, isNumber, keyFile, choices } = field;
  if (keyFile !== undefined) {
    return <KeyFileField accept={keyFile} {...{ label, text, isRequired, value, onChange }} />;
  }
  if (choices) {
    return (
      <Select
        label={label}
        description={text}
        data={choices.map(([of, name]) => ({ value: of, label: name }))}
        value={value === '' ? (choices[0]?.[0] ?? null) : value}
        allowDeselect={false}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  }
  const Input = isSecret ? PasswordInput : TextInput;
  return (
    <Input
      label={label}
      description={text}
      required={isRequired}
      value={value}
      autoComplete="off"
      {...(isNumber && { inputMode: 'numeric' as const })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
