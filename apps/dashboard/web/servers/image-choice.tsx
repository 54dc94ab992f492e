import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface ImageChoiceProps {
  readonly project: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (slug: string) => void;
}

/** What the disk of a server is made of. */
export function ImageChoice({ value, error, onChange }: ImageChoiceProps) {
  return (
    <TextInput
      aria-label="Image"
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
