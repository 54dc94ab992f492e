import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sessionQuery } from '../../api/session.js';
import { createReminder, type WantedReminder } from '../../api/vault-reminders.js';
import { type Task, tasksKey } from '../../api/vault-tasks.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { DAY_BEFORES, USUAL_BEFORES } from './reminder-words.js';

const AT = 'at';

interface NewReminderProps {
  readonly project: string;
  readonly task: Task;
}

/** Reminds somebody of a task, before it is due or at a time. */
export function NewReminder({ project, task }: NewReminderProps) {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState<string>();
  const befores = !task.due ? [] : 'at' in task.due ? USUAL_BEFORES : DAY_BEFORES;
  const [chosen, setWhen] = useState<string>();
  const when = befores.find(({ value }) => value === chosen)?.value ?? chosen ?? befores[0]?.value;
  const isAt = when === AT || befores.length === 0;
  const [time, setTime] = useState('');
  const address = to ?? session.data?.account?.email ?? '';
  const add = useMutation({
    mutationFn: (wanted: WantedReminder) => createReminder(project, task.id, wanted),
    onSuccess: () => {
      setOpen(false);
      return queryClient.invalidateQueries({ queryKey: tasksKey(project) });
    },
  });
  if (!isOpen) {
    return (
      <Group>
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          Add a reminder
        </Button>
      </Group>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const channel = address.startsWith('+') ? 'sms' : 'email';
    const at = isAt ? { at: new Date(time).toISOString() } : { before_due_s: Number(when) };
    add.mutate({ channel, to: address.trim(), ...at });
  };
  return (
    <Stack component="form" gap="sm" onSubmit={submit}>
      <Group grow align="flex-end" gap="sm">
        <Select
          label="When"
          data={[...befores, { value: AT, label: 'At a time' }]}
          allowDeselect={false}
          value={isAt ? AT : when}
          onChange={(value) => setWhen(value ?? undefined)}
        />
        {isAt && (
          <TextInput
            type="datetime-local"
            label="Time"
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        )}
      </Group>
      <TextInput
        label="To"
        description="An e-mail address, or a telephone number such as +4237771234."
        maxLength={254}
        value={address}
        error={issueOf(add.error, 'to')}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <ErrorNotice error={restOf(add.error, ['to'])} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size="xs" onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="xs"
          loading={add.isPending}
          disabled={address.trim() === '' || (isAt && time === '')}
        >
          Remind
        </Button>
      </Group>
    </Stack>
  );
}
