import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createMessageProvider, type MessageProviderKind } from '../api/message-providers.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { FieldInput } from './field-input.js';
import { KIND_CHOICES, KINDS, wantedOf } from './provider-kinds.js';
import { useProviderChange } from './use-provider-change.js';

interface CreateProviderDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

/** Asks for what the chosen kind needs. */
export function CreateProviderDialog({ project, onClose }: CreateProviderDialogProps) {
  const [kind, setKind] = useState<MessageProviderKind>('smtp');
  const [name, setName] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const create = useProviderChange(
    project,
    () => createMessageProvider(project, wantedOf(kind, name.trim(), values)),
    onClose,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="New message provider">
      <form onSubmit={submit}>
        <Stack>
          <Select
            label="Kind"
            data={KIND_CHOICES}
            value={kind}
            allowDeselect={false}
            onChange={(chosen) => chosen && setKind(chosen as MessageProviderKind)}
          />
          <TextInput
            label="Name"
            value={name}
            maxLength={60}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {KINDS[kind].fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
          <ErrorNotice error={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Add provider
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
