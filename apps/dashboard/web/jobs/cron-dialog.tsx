import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createCron } from '../api/app-jobs.js';
import type { AppRef } from '../api/apps.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { useJobChange } from './use-job-change.js';

interface CronDialogProps {
  readonly at: AppRef;
  readonly onClose: () => void;
}

const BLANK = { name: '', schedule: '0 4 * * *', time_zone: '', command: '' };

/** Has a command run by the clock. */
export function CronDialog({ at, onClose }: CronDialogProps) {
  const [fields, setFields] = useState({ ...BLANK, time_zone: zoneHere() });
  const create = useJobChange(at, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate(() => createCron(at, fields));
  };
  const field = (name: keyof typeof BLANK) => ({
    required: true,
    withAsterisk: false,
    value: fields[name],
    error: issueOf(create.error, name),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((all) => ({ ...all, [name]: value }));
    },
  });
  return (
    <Modal opened onClose={onClose} title="Run by the clock">
      <form onSubmit={submit}>
        <Stack>
          <TextInput data-autofocus label="Name" placeholder="nightly" {...field('name')} />
          <TextInput
            label="Schedule"
            description="Minute, hour, day of the month, month, day of the week."
            {...field('schedule')}
          />
          <TextInput label="Time zone" {...field('time_zone')} />
          <TextInput label="Command" placeholder="node tidy.js" {...field('command')} />
          <ErrorNotice error={restOf(create.error, Object.keys(BLANK))} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Add
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
