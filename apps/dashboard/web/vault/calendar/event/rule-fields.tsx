import { Group, NumberInput, Select, TextInput } from '@mantine/core';
import { ruleWords, USUAL_RULES } from '../../tasks/recurrence.js';
import { endOf, type RuleEnd, withEnd } from './rule-end.js';

const OWN = 'own';
const ENDS = [
  { value: 'never', label: 'Never' },
  { value: 'count', label: 'After some times' },
  { value: 'until', label: 'On a day' },
];

interface RuleFieldsProps {
  readonly rule: string;
  readonly onChange: (rule: string) => void;
}

/** How an event repeats, and until when. */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const { base, end } = endOf(rule);
  const isUsual = base === '' || USUAL_RULES.some(({ value }) => value === base);
  const choices = [
    { value: '', label: 'Never' },
    ...USUAL_RULES,
    ...(isUsual ? [] : [{ value: base, label: ruleWords(base) }]),
    { value: OWN, label: 'Own rule' },
  ];
  const setEnd = (to: RuleEnd) => onChange(withEnd(base, to));
  return (
    <>
      <Group grow align="flex-end" gap="sm" preventGrowOverflow={false}>
        <Select
          label="Repeats"
          data={choices}
          allowDeselect={false}
          value={base}
          onChange={(to) => {
            if (to === OWN) onChange('FREQ=WEEKLY;INTERVAL=3');
            else onChange(to ? withEnd(to, end) : '');
          }}
        />
        {base !== '' && (
          <Select
            label="Ends"
            data={ENDS}
            allowDeselect={false}
            value={end.kind}
            onChange={(kind) => setEnd(newEnd(kind))}
          />
        )}
        {end.kind === 'count' && (
          <NumberInput
            label="Times"
            hideControls
            min={1}
            max={1000}
            allowDecimal={false}
            value={end.count}
            onChange={(count) => typeof count === 'number' && setEnd({ kind: 'count', count })}
          />
        )}
        {end.kind === 'until' && (
          <TextInput
            type="date"
            label="Last day"
            value={end.day}
            onChange={({ currentTarget }) =>
              currentTarget.value && setEnd({ kind: 'until', day: currentTarget.value })
            }
          />
        )}
      </Group>
      {!isUsual && (
        <TextInput
          label="Rule"
          description="As RFC 5545 has it, such as FREQ=MONTHLY;BYDAY=-1FR."
          value={base}
          onChange={({ currentTarget }) =>
            onChange(withEnd(currentTarget.value.toUpperCase(), end))
          }
        />
      )}
    </>
  );
}

function newEnd(kind: string | null): RuleEnd {
  if (kind === 'count') return { kind, count: 10 };
  if (kind === 'until') return { kind, day: new Date().toISOString().slice(0, 10) };
  return { kind: 'never' };
}
