import { Group, Select, TextInput } from '@mantine/core';
import { type HeaderRow, rowsOf, rulesOf } from './header-rows.js';
import { PartForm } from './part-form.js';
import { AddRow, RemoveRow } from './row-buttons.js';
import { type RulesPartProps, useRulesChange } from './rules-part.js';
import { useRows } from './use-rows.js';

const BLANK: HeaderRow = { path: '', name: '', value: '', isRemoved: false };
const ACTIONS = [
  { value: 'set', label: 'set' },
  { value: 'remove', label: 'take off' },
];

/** Headers of answers. */
export function HeadersForm(props: RulesPartProps) {
  const saving = useRulesChange(props);
  const { rows, add, change, remove } = useRows<HeaderRow>(rowsOf(props.rules.headers ?? []));
  return (
    <PartForm
      title="Headers"
      text="Set on answers or taken off them, everywhere or only for paths that begin so."
      saving={saving}
      change={() => ({ headers: rows.length === 0 ? null : rulesOf(rows) })}
      aside={<AddRow label="Add header" onAdd={() => add(BLANK)} />}
    >
      {rows.map(({ key, path, name, value, isRemoved }, index) => (
        <Group key={key} gap="xs" role="group" aria-label={`Header ${index + 1}`}>
          <Select
            aria-label={`Action ${index + 1}`}
            w={105}
            allowDeselect={false}
            data={ACTIONS}
            value={isRemoved ? 'remove' : 'set'}
            onChange={(action) => change(key, { isRemoved: action === 'remove' })}
          />
          <TextInput
            aria-label={`Header name ${index + 1}`}
            placeholder="X-Frame-Options"
            required
            style={{ flex: '1 1 150px' }}
            value={name}
            onChange={(event) => change(key, { name: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`Header value ${index + 1}`}
            placeholder={isRemoved ? 'taken off' : 'DENY'}
            disabled={isRemoved}
            style={{ flex: '1 1 150px' }}
            value={isRemoved ? '' : value}
            onChange={(event) => change(key, { value: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`Paths of header ${index + 1}`}
            placeholder="every path"
            w={130}
            value={path}
            onChange={(event) => change(key, { path: event.currentTarget.value })}
          />
          <RemoveRow what={`header ${index + 1}`} onRemove={() => remove(key)} />
        </Group>
      ))}
    </PartForm>
  );
}
