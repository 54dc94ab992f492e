import { SegmentedControl } from '@mantine/core';
import { type Source, SOURCE_NAMES } from './sources.js';

interface SourceSwitchProps<Name extends Source> {
  readonly sources: readonly Name[];
  readonly value: Name;
  readonly onChange: (source: Name) => void;
}

/** Chooses the service whose part of the project is shown. */
export function SourceSwitch<Name extends Source>(props: SourceSwitchProps<Name>) {
  const { sources, value, onChange } = props;
  return (
    <SegmentedControl<Name>
      aria-label="Source"
      data={sources.map((source) => ({ value: source, label: SOURCE_NAMES[source] }))}
      value={value}
      onChange={onChange}
    />
  );
}
