import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteTaskList, type TaskList, tasksKey } from '../../api/vault-tasks.js';
import { endingOf } from '../../sources/use-news.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { ListDialog } from './list-dialog.js';

interface ListMenuProps {
  readonly project: string;
  readonly list: TaskList;
  readonly onDeleted: () => void;
}

/** What can be done with a list. */
export function ListMenu({ project, list, onDeleted }: ListMenuProps) {
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'change' | 'delete'>();
  const close = () => setDialog(undefined);
  const listsKey = [...tasksKey(project), 'lists'];
  const remove = useMutation({
    mutationKey: endingOf(tasksKey(project)),
    mutationFn: () => deleteTaskList(project, list.id),
    onSuccess: () => {
      // What was read of it must not be asked for again.
      queryClient.setQueriesData<readonly TaskList[]>({ queryKey: listsKey }, (lists) =>
        lists?.filter(({ id }) => id !== list.id),
      );
      close();
      onDeleted();
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={`Actions of ${list.name}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('change')}>
            Name and sections
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => setDialog('delete')}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'change' && (
        <ListDialog
          project={project}
          space={list.space_id}
          list={list}
          onSaved={close}
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title="Delete list"
          action="Delete list"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={close}
        >
          <strong>{list.name}</strong> is deleted with all of its tasks and reminders.
        </ConfirmDialog>
      )}
    </>
  );
}
