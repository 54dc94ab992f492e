import { Radio, Stack } from '@mantine/core';
import type { EventRange } from '../../../api/vault-calendars.js';

const RANGES: readonly { readonly value: EventRange; readonly label: string }[] = [
  { value: 'this', label: 'This one' },
  { value: 'this_and_future', label: 'This one and all that follow' },
  { value: 'all', label: 'All' },
];

interface RangeChoiceProps {
  readonly label: string;
  readonly value: EventRange;
  readonly onChange: (range: EventRange) => void;
}

/** Which instances of an event that repeats are meant. */
export function RangeChoice({ label, value, onChange }: RangeChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={(to) => onChange(rangeOf(to))}>
      <Stack gap={6} mt={6}>
        {RANGES.map((range) => (
          <Radio key={range.value} value={range.value} label={range.label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const rangeOf = (value: string): EventRange =>
  RANGES.find((range) => range.value === value)?.value ?? 'this';
