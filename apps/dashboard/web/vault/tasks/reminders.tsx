import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteReminder, remindersQuery } from '../../api/vault-reminders.js';
import { type Task, tasksKey } from '../../api/vault-tasks.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { NewReminder } from './new-reminder.js';
import { REMINDER_STATES, reminderWords } from './reminder-words.js';

interface RemindersProps {
  readonly project: string;
  readonly task: Task;
}

/** Who is reminded of a task, and when. */
export function Reminders({ project, task }: RemindersProps) {
  const queryClient = useQueryClient();
  const reminders = useQuery(remindersQuery(project, task.id));
  const remove = useMutation({
    mutationFn: (id: string) => deleteReminder(project, id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tasksKey(project) }),
  });
  return (
    <Stack component="section" gap={6} aria-label="Reminders">
      <Text component="h3" size="sm" fw={600} m={0}>
        Reminders
      </Text>
      {(reminders.data?.length ?? 0) > 0 && (
        <ul className="task-items card" aria-label="Reminders of the task">
          {reminders.data?.map((reminder) => (
            <Group
              component="li"
              key={reminder.id}
              className="task-item"
              justify="space-between"
              wrap="nowrap"
            >
              <div style={{ minWidth: 0 }}>
                <Text size="sm">{reminderWords(reminder)}</Text>
                <Text size="xs" c="dimmed" className="wrap">
                  {reminder.channel === 'sms' ? 'SMS' : 'E-mail'} to {reminder.to}
                </Text>
              </div>
              <Group gap={8} wrap="nowrap">
                <span className="status" data-tone={REMINDER_STATES[reminder.status].tone}>
                  {REMINDER_STATES[reminder.status].words}
                </span>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete reminder ${reminderWords(reminder)}`}
                  onClick={() => remove.mutate(reminder.id)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </Group>
            </Group>
          ))}
        </ul>
      )}
      <ErrorNotice error={reminders.error ?? remove.error} />
      <NewReminder project={project} task={task} />
    </Stack>
  );
}
