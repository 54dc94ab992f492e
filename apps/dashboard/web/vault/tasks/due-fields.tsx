import { Group, Select, TextInput } from '@mantine/core';
import type { Task, TaskChange } from '../../api/vault-tasks.js';
import { dayOf, dueDay } from './due-words.js';
import { dueOn } from './quick-words.js';
import { ruleWords, USUAL_RULES } from './recurrence.js';
import { TIME_ZONE } from './time-zone.js';

interface DueFieldsProps {
  readonly task: Task;
  readonly onChange: (change: TaskChange) => void;
}

/** When a task is due, and how it repeats. */
export function DueFields({ task: { due, rrule }, onChange }: DueFieldsProps) {
  const day = due ? dueDay(due) : '';
  const time = due && 'at' in due ? clockOf(due.at) : '';
  const zone = due?.time_zone ?? TIME_ZONE;
  const rules = USUAL_RULES.some(({ value }) => value === rrule) || rrule === null;
  const choices = [
    { value: '', label: 'Never' },
    ...USUAL_RULES,
    ...(rules ? [] : [{ value: rrule, label: ruleWords(rrule) }]),
  ];
  const setDay = (to: string) => {
    // Without a time there is nothing that could repeat.
    if (to === '') onChange({ due: null, rrule: null });
    else onChange({ due: dueOn(to, time || null, zone) });
  };
  return (
    <Group grow align="flex-end" gap="sm" preventGrowOverflow={false}>
      <TextInput
        type="date"
        label="Due"
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <TextInput
        type="time"
        label="Time"
        value={time}
        disabled={due === null}
        onChange={({ currentTarget }) =>
          onChange({ due: dueOn(day, currentTarget.value || null, zone) })
        }
      />
      <Select
        label="Repeats"
        data={choices}
        allowDeselect={false}
        value={rrule ?? ''}
        onChange={(rule) =>
          onChange({
            rrule: rule === '' ? null : rule,
            ...(due === null && rule !== '' && { due: dueOn(dayOf(new Date()), null, zone) }),
          })
        }
      />
    </Group>
  );
}

function clockOf(at: string): string {
  const date = new Date(at);
  const parts = [date.getHours(), date.getMinutes()];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
