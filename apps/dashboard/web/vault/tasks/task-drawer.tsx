import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Task, type TaskList, taskQuery } from '../../api/vault-tasks.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Loaded } from '../../ui/loaded.js';
import { Time } from '../../ui/time.js';
import { Reminders } from './reminders.js';
import { Subtasks } from './subtasks.js';
import { TaskFields } from './task-fields.js';
import type { TaskStep } from './task-step.js';

interface TaskDrawerProps {
  readonly project: string;
  readonly id: string;
  readonly lists: readonly TaskList[];
  /** Those that are known already, open and done. */
  readonly tasks: readonly Task[];
  readonly labels: readonly string[];
  readonly onOpen: (task: Task) => void;
  readonly onStep: (step: TaskStep) => void;
  readonly onClose: () => void;
}

/** One task in full, where all of it is changed. */
export function TaskDrawer(props: TaskDrawerProps) {
  const { project, id, lists, tasks, labels, onOpen, onStep, onClose } = props;
  const known = tasks.find((task) => task.id === id);
  const read = useQuery({ ...taskQuery(project, id), enabled: !known });
  const [isLeaving, setLeaving] = useState(false);
  const query = { ...read, data: known ?? read.data };
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="Task">
      <Loaded query={query}>
        {(task) => {
          const list = lists.find((one) => one.id === task.list_id);
          const parts = tasks.filter(({ parent_id: parent }) => parent === id);
          const remove = () => {
            onStep({ task, isDeleted: true });
            onClose();
          };
          return (
            <Stack gap="lg">
              <TaskFields
                key={task.id}
                task={task}
                list={list ?? NO_LIST}
                labels={labels}
                onChange={(update) => onStep({ task, update })}
              />
              <Subtasks {...{ project, task, parts, onOpen, onStep }} />
              <Reminders project={project} task={task} />
              <Group justify="space-between">
                <Text size="xs" c="dimmed">
                  {task.done ? 'Done ' : 'Made '}
                  <Time at={task.done_at ?? task.created_at} />
                  {list && ` in ${list.name}`}
                </Text>
                <Group gap="xs">
                  <Button
                    variant="default"
                    color="red"
                    leftSection={<IconTrash size={16} />}
                    onClick={() => setLeaving(true)}
                  >
                    Delete
                  </Button>
                  <Button onClick={() => onStep({ task, update: { done: !task.done } })}>
                    {task.done ? 'Open again' : 'Done'}
                  </Button>
                </Group>
              </Group>
              {isLeaving && (
                <ConfirmDialog
                  title="Delete task"
                  action="Delete"
                  isPending={false}
                  error={null}
                  onConfirm={remove}
                  onClose={() => setLeaving(false)}
                >
                  <strong>{task.title}</strong> is deleted, with its subtasks and reminders.
                </ConfirmDialog>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Drawer>
  );
}

const NO_LIST = { sections: [] } as unknown as TaskList;
