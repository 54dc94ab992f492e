import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import type { User } from '../api/shapes.js';
import { changeUser } from '../api/users.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { useUserChange } from './use-user-change.js';
import { userText } from './user-text.js';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const LENGTHS = [
  { value: '1', label: 'An hour' },
  { value: String(DAY_HOURS), label: 'A day' },
  { value: String(7 * DAY_HOURS), label: 'A week' },
  { value: String(30 * DAY_HOURS), label: '30 days' },
  { value: String(36_500 * DAY_HOURS), label: 'For good' },
];

interface BanDialogProps {
  readonly project: string;
  readonly user: User;
  readonly onClose: () => void;
}

/** Refuses a user to sign in for a while. */
export function BanDialog({ project, user, onClose }: BanDialogProps) {
  const [hours, setHours] = useState(String(DAY_HOURS));
  const change = useUserChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const until = new Date(Date.now() + Number(hours) * HOUR_MS).toISOString();
    change.mutate(() => changeUser(project, user.id, { banned_until: until }), {
      onSuccess: () => {
        notifications.show({ message: `“${userText(user)}” is banned.` });
        onClose();
      },
    });
  };
  return (
    <Modal opened onClose={onClose} title={`Ban ${userText(user)}`}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">The user is signed out everywhere and can not sign in until then.</Text>
          <Select
            data-autofocus
            label="For how long"
            allowDeselect={false}
            data={LENGTHS}
            value={hours}
            onChange={(value) => setHours(value ?? String(DAY_HOURS))}
          />
          <ErrorNotice error={change.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red.8" loading={change.isPending}>
              Ban user
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
