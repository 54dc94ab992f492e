import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createTaskList, type TaskList, tasksKey, updateTaskList } from '../../api/vault-tasks.js';
import { FormDialog } from '../../ui/form-dialog.js';

interface ListDialogProps {
  readonly project: string;
  readonly space: string | undefined;
  /** The list that is changed; none for a new one. */
  readonly list?: TaskList | undefined;
  readonly onSaved: (list: TaskList) => void;
  readonly onClose: () => void;
}

interface Row {
  readonly key: number;
  readonly id?: string;
  readonly name: string;
}

/** Names a list and its sections, the columns of its board. */
export function ListDialog({ project, space, list, onSaved, onClose }: ListDialogProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(list?.name ?? '');
  const [rows, setRows] = useState<readonly Row[]>(
    list?.sections.map((section, key) => ({ ...section, key })) ?? [],
  );
  const named = rows.map((row) => ({ ...row, name: row.name.trim() })).filter((row) => row.name);
  const save = useMutation({
    mutationFn: () => {
      const sections = named.map(({ id, name: text }) => ({ name: text, ...(id && { id }) }));
      return list
        ? updateTaskList(project, list, { name: name.trim(), sections })
        : createTaskList(
            project,
            space,
            name.trim(),
            named.map((row) => row.name),
          );
    },
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: tasksKey(project) });
      onSaved(saved);
      onClose();
    },
  });
  const rename = (key: number, text: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, name: text } : row)));
  const add = () => setRows([...rows, { key: Date.now(), name: '' }]);
  return (
    <FormDialog
      title={list ? 'Change list' : 'New list'}
      action={list ? 'Save' : 'Create list'}
      isReady={name.trim() !== ''}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onEdit={save.reset}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Stack gap={6} role="group" aria-label="Sections">
        <Text size="sm" fw={500}>
          Sections
        </Text>
        <Text size="xs" c="dimmed">
          The columns of its board. Tasks of a section that is taken away stay in the list.
        </Text>
        {rows.map((row, index) => (
          <Group key={row.key} gap={6} wrap="nowrap">
            <TextInput
              aria-label={`Section ${index + 1}`}
              flex={1}
              maxLength={200}
              value={row.name}
              onChange={({ currentTarget }) => rename(row.key, currentTarget.value)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Take away section ${row.name || index + 1}`}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            onClick={add}
          >
            Add a section
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
