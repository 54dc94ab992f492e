import { Group, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PartForm } from './part-form.js';
import { AddRow, RemoveRow } from './row-buttons.js';
import { type RulesPartProps, useRulesChange } from './rules-part.js';
import { useRows } from './use-rows.js';

const SHORTEST = 8;

interface UserRow {
  readonly name: string;
  readonly password: string;
  /** Whether the edge has a password of this name already. */
  readonly isKnown: boolean;
}

/** Names and passwords that visitors need. */
export function BasicAuthForm(props: RulesPartProps) {
  const { basic_auth: now } = props.rules;
  const [realm, setRealm] = useState(now?.realm ?? 'Restricted');
  const known = now?.users.map(({ name }) => ({ name, password: '', isKnown: true })) ?? [];
  const { rows, add, change, remove } = useRows<UserRow>(known);
  const saving = useRulesChange(props);
  const users = rows.map(({ name, password }) => ({
    name: name.trim(),
    ...(password === '' ? {} : { password }),
  }));
  return (
    <PartForm
      title="Password"
      text="Visitors are asked for a name and a password. Passwords are kept as hashes and never shown."
      saving={saving}
      change={() => ({ basic_auth: users.length === 0 ? null : { realm, users } })}
      aside={
        <AddRow label="Add user" onAdd={() => add({ name: '', password: '', isKnown: false })} />
      }
    >
      {rows.length > 0 && (
        <TextInput
          label="What browsers show"
          maw={320}
          value={realm}
          onChange={(event) => setRealm(event.currentTarget.value)}
        />
      )}
      {rows.map(({ key, name, password, isKnown }, index) => (
        <Group key={key} gap="xs" wrap="nowrap" role="group" aria-label={`User ${index + 1}`}>
          <TextInput
            aria-label={`User name ${index + 1}`}
            placeholder="name"
            required
            autoComplete="off"
            readOnly={isKnown}
            style={{ flex: 1 }}
            value={name}
            onChange={(event) => change(key, { name: event.currentTarget.value })}
          />
          <PasswordInput
            aria-label={`Password ${index + 1}`}
            placeholder={isKnown ? 'stays as it is' : 'at least 8 characters'}
            required={!isKnown}
            minLength={SHORTEST}
            autoComplete="new-password"
            style={{ flex: 1 }}
            value={password}
            onChange={(event) => change(key, { password: event.currentTarget.value })}
          />
          <RemoveRow what={`user ${index + 1}`} onRemove={() => remove(key)} />
        </Group>
      ))}
    </PartForm>
  );
}
