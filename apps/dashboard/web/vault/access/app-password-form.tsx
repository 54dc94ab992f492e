import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createAppPassword, type NewAppPassword } from '../../api/app-passwords.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import './access.css';

type Product = NewAppPassword['products'][number];

const PRODUCTS: readonly { readonly value: Product; readonly label: string }[] = [
  { value: 'files', label: 'Files, by WebDAV' },
  { value: 'calendar', label: 'Calendars, by CalDAV' },
  { value: 'tasks', label: 'Tasks, by CalDAV' },
  { value: 'contacts', label: 'Contacts, by CardDAV' },
];

interface AppPasswordFormProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly onCreated: (made: NewAppPassword) => void;
}

/** Says for which app a password is, and what it opens. */
export function AppPasswordForm({ project, space, onCreated }: AppPasswordFormProps) {
  const [name, setName] = useState('');
  const [opened, setOpened] = useState<string[]>(PRODUCTS.map(({ value }) => value));
  const [isReadOnly, setReadOnly] = useState(false);
  const create = useMutation({
    mutationFn: () =>
      createAppPassword(project, {
        name: name.trim(),
        rights: isReadOnly ? 'read' : 'write',
        products: PRODUCTS.map(({ value }) => value).filter((value) => opened.includes(value)),
        ...(space && { space_id: space }),
      }),
    onSuccess: onCreated,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form onSubmit={submit} aria-label="New app password">
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label="App"
          description="Such as Phone of Ana."
          maxLength={120}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox.Group label="Opens" value={opened} onChange={setOpened}>
          <Group mt={6}>
            {PRODUCTS.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <Checkbox
          label="May only read"
          checked={isReadOnly}
          onChange={({ currentTarget }) => setReadOnly(currentTarget.checked)}
        />
        <ErrorNotice error={create.error} />
        <Group justify="flex-end">
          <Button
            type="submit"
            loading={create.isPending}
            disabled={name.trim() === '' || opened.length === 0}
          >
            Create app password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
