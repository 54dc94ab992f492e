import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type Ref, useState } from 'react';
import { createTask, tasksKey, type WantedTask } from '../../api/vault-tasks.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { readQuickWords } from './quick-words.js';
import { TaskMarks } from './task-marks.js';
import { TIME_ZONE } from './time-zone.js';

interface QuickAddProps {
  readonly project: string;
  readonly list: string;
  readonly label: string;
  /** What all that is added here is besides, such as in a section. */
  readonly besides?: Partial<WantedTask>;
  readonly field?: Ref<HTMLInputElement>;
}

/** A line that becomes a task; shows what it reads out of the line. */
export function QuickAdd({ project, list, label, besides, field }: QuickAddProps) {
  const queryClient = useQueryClient();
  const [line, setLine] = useState('');
  const [isLiteral, setLiteral] = useState(false);
  const add = useMutation({
    // What is added quickly stands in the order in which it was typed.
    scope: { id: `add-task-${list}` },
    mutationFn: (wanted: WantedTask) => createTask(project, list, wanted),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tasksKey(project) }),
    // What could not be added is typed already.
    onError: (_error, { title }) => setLine((typed) => typed || title),
  });
  const words = readQuickWords(line, new Date(), TIME_ZONE);
  const isMore = Object.keys(words).length > 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = line.trim();
    if (title === '') return;
    add.mutate({ ...(isLiteral ? { title } : words), ...besides });
    setLine('');
    setLiteral(false);
  };
  const marks = { due: null, rrule: null, priority: 0, labels: [], assignee: null, done: false };
  return (
    <Stack component="form" gap={6} onSubmit={submit}>
      <TextInput
        ref={field}
        aria-label={label}
        placeholder={label}
        leftSection={<IconPlus size={16} />}
        maxLength={500}
        value={line}
        onChange={({ currentTarget }) => setLine(currentTarget.value)}
        rightSectionWidth={64}
        rightSection={
          line.trim() !== '' && (
            <Button type="submit" size="compact-xs">
              Add
            </Button>
          )
        }
      />
      {isMore && !isLiteral && (
        <Group gap={8} px={4} role="status" aria-label="What is added">
          <strong className="wrap">{words.title}</strong>
          <TaskMarks task={{ ...marks, ...words }} />
          <Button size="compact-xs" variant="subtle" onClick={() => setLiteral(true)}>
            Keep as words
          </Button>
        </Group>
      )}
      <ErrorNotice error={add.error} />
    </Stack>
  );
}
