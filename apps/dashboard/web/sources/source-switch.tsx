import { Select } from '@mantine/core';
import { type Source, SOURCE_NAMES, SOURCES } from './sources.js';

interface SourceSwitchProps {
  readonly value: Source;
  readonly onChange: (source: Source) => void;
}

const CHOICES = SOURCES.map((source) => ({ value: source, label: SOURCE_NAMES[source] }));

/** Chooses the product whose part of the project is shown. */
export function SourceSwitch({ value, onChange }: SourceSwitchProps) {
  return (
    <Select
      aria-label="Product"
      w={180}
      allowDeselect={false}
      data={CHOICES}
      value={value}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}
