import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { keysQuery, updateKey } from '../api/keys.js';
import type { Key, KeyChange } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { EXPIRIES, expiryOf } from './key-choices.js';
import { LimitFields, limitsBody } from './limit-fields.js';

interface EditKeyDialogProps {
  readonly project: string;
  readonly apiKey: Key;
  readonly onClose: () => void;
}

const UNCHANGED = 'unchanged';
const CHOICES = [{ value: UNCHANGED, label: 'As it is' }, ...EXPIRIES];

function expiryChange(choice: string): KeyChange {
  if (choice === UNCHANGED) return {};
  return choice === 'never' ? { expires_at: null } : expiryOf(choice);
}

/** Changes the name, the limits and the end of a key. */
export function EditKeyDialog({ project, apiKey, onClose }: EditKeyDialogProps) {
  const [name, setName] = useState(apiKey.name);
  const [expiry, setExpiry] = useState(UNCHANGED);
  const [limits, setLimits] = useState({
    networks: apiKey.allowed_cidrs.join('\n'),
    perMinute: apiKey.rate_limit_per_minute ?? ('' as const),
  });
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), ...limitsBody(limits), ...expiryChange(expiry) };
      return updateKey(project, apiKey.id, body);
    },
    onSuccess: async () => {
      onClose();
      notifications.show({ message: `Key “${name.trim()}” was changed.` });
      await queryClient.invalidateQueries(keysQuery(project));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate();
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={`Change ${apiKey.name}`}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            withAsterisk={false}
            label="Name"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <LimitFields value={limits} onChange={setLimits} />
          <Select
            label="Expires"
            allowDeselect={false}
            value={expiry}
            onChange={(value) => setExpiry(value ?? UNCHANGED)}
            data={CHOICES}
          />
          <ErrorNotice error={change.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={change.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
