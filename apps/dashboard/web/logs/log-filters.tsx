import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { type LogFilter, type LogPart, PARTS, valuesOf } from './log-filter.js';
import type { LogLine } from './log-line.js';

interface LogFiltersProps {
  readonly lines: readonly LogLine[];
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

const EVERY: Readonly<Record<LogPart, string>> = {
  process: 'Every process',
  replica: 'Every replica',
  stream: 'Every stream',
};
const TITLES: Readonly<Record<LogPart, string>> = {
  process: 'Process',
  replica: 'Replica',
  stream: 'Stream',
};
const SHOWN_LETTERS = 6;

/** Choices of a process, a replica and a stream, where lines are of several. */
export function LogFilters({ lines, filter, onChange }: LogFiltersProps) {
  const parts = useMemo(
    () => PARTS.map((part) => ({ part, values: valuesOf(lines, part) })),
    [lines],
  );
  return parts
    .filter(({ part, values }) => values.length > 1 || filter[part] !== null)
    .map(({ part, values }) => (
      <Select
        key={part}
        w={116}
        aria-label={`Lines of which ${part}`}
        placeholder={TITLES[part]}
        clearable
        clearButtonProps={{ 'aria-label': EVERY[part] }}
        data={values.map((value) => ({ value, label: labelOf(part, value) }))}
        value={filter[part]}
        onChange={(value) => onChange({ ...filter, [part]: value })}
      />
    ));
}

/** The end of an identifier tells more than its start. */
const labelOf = (part: LogPart, value: string): string =>
  part === 'replica' ? `…${value.slice(-SHOWN_LETTERS)}` : value;
