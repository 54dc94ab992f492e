import { Group, Select, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AuditFilter } from '../api/activity.js';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
  /** Shown after the fields. */
  readonly children: ReactNode;
}

const HOUR_MS = 3_600_000;
const SPANS = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last hour' },
  { value: '24', label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
  { value: '720', label: 'Last 30 days' },
];
const FIELDS = [
  { name: 'actor', label: 'Who', placeholder: 'acc_… or key_…' },
  { name: 'action', label: 'Action', placeholder: 'key.create' },
  { name: 'target', label: 'Target', placeholder: 'Identifier' },
] as const;

export function AuditFilters({ filter, onChange, children }: AuditFiltersProps) {
  const [span, setSpan] = useState('');
  const choose = (value: string | null) => {
    const hours = Number(value ?? '');
    setSpan(value ?? '');
    const since = hours > 0 ? new Date(Date.now() - hours * HOUR_MS).toISOString() : '';
    onChange({ ...filter, since });
  };
  return (
    <Group align="flex-end" gap="sm">
      {FIELDS.map(({ name, label, placeholder }) => (
        <TextInput
          key={name}
          flex="1 1 140px"
          label={label}
          placeholder={placeholder}
          maxLength={80}
          value={filter[name]}
          onChange={(event) => onChange({ ...filter, [name]: event.currentTarget.value.trim() })}
        />
      ))}
      <Select
        flex="1 1 140px"
        label="When"
        allowDeselect={false}
        data={SPANS}
        value={span}
        onChange={choose}
      />
      {children}
    </Group>
  );
}
