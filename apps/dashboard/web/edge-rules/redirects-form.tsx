import { Group, Select, TextInput } from '@mantine/core';
import type { EdgeRules } from '../api/shapes.js';
import { PartForm } from './part-form.js';
import { AddRow, RemoveRow } from './row-buttons.js';
import { type RulesPartProps, useRulesChange } from './rules-part.js';
import { useRows } from './use-rows.js';

type Redirect = NonNullable<EdgeRules['redirects']>[number];

const STATUSES = [308, 307, 301, 302] as const;
const CHOICES = [
  { value: '308', label: '308 for good' },
  { value: '307', label: '307 for now' },
  { value: '301', label: '301 for good' },
  { value: '302', label: '302 for now' },
];

/** Addresses that lead elsewhere. */
export function RedirectsForm(props: RulesPartProps) {
  const saving = useRulesChange(props);
  const { rows, add, change, remove } = useRows<Redirect>(props.rules.redirects ?? []);
  return (
    <PartForm
      title="Redirects"
      text="The first that fits is taken. A * at the end of a path takes any rest, and stands for it in the target."
      saving={saving}
      change={() => ({
        redirects:
          rows.length === 0 ? null : rows.map(({ from, to, status }) => ({ from, to, status })),
      })}
      aside={<AddRow label="Add redirect" onAdd={() => add({ from: '', to: '', status: 308 })} />}
    >
      {rows.map(({ key, from, to, status }, index) => (
        <Group key={key} gap="xs" role="group" aria-label={`Redirect ${index + 1}`}>
          <TextInput
            aria-label={`From ${index + 1}`}
            placeholder="/old/*"
            required
            style={{ flex: '1 1 160px' }}
            value={from}
            onChange={(event) => change(key, { from: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`To ${index + 1}`}
            placeholder="/new/*"
            required
            style={{ flex: '1 1 200px' }}
            value={to}
            onChange={(event) => change(key, { to: event.currentTarget.value })}
          />
          <Select
            aria-label={`Status ${index + 1}`}
            w={140}
            allowDeselect={false}
            data={CHOICES}
            value={String(status)}
            onChange={(value) =>
              change(key, { status: STATUSES.find((one) => String(one) === value) ?? 308 })
            }
          />
          <RemoveRow what={`redirect ${index + 1}`} onRemove={() => remove(key)} />
        </Group>
      ))}
    </PartForm>
  );
}
