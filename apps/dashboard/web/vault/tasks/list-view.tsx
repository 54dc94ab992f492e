import { Group, SegmentedControl, Select, Stack, Switch, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { doneTasksQuery, openTasksQuery, type Task, type TaskList } from '../../api/vault-tasks.js';
import { usePlainKeys } from '../../shell/use-plain-keys.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { DoneTasks } from './done-tasks.js';
import { ListMenu } from './list-menu.js';
import { QuickAdd } from './quick-add.js';
import { TaskBoard } from './task-board.js';
import { TaskDrawer } from './task-drawer.js';
import { TaskItems } from './task-items.js';
import type { TaskView } from './tasks-route.js';
import { useTaskSteps } from './use-task-steps.js';

interface ListViewProps {
  readonly project: string;
  readonly lists: readonly TaskList[];
  readonly list: TaskList;
  readonly view: TaskView;
  readonly task: string | undefined;
  readonly onView: (view: TaskView) => void;
  readonly onTask: (task: string | undefined) => void;
  readonly onDeleted: () => void;
}

/** One list: its tasks in rows or on a board, and the one that is opened. */
export function ListView(props: ListViewProps) {
  const { project, lists, list, view, task, onView, onTask, onDeleted } = props;
  const [isDoneShown, setDoneShown] = useState(false);
  const [label, setLabel] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const open = useQuery(openTasksQuery(project, list.id));
  const done = useQuery(
    doneTasksQuery(project, list.id, isDoneShown || view === 'board' || task !== undefined),
  );
  const step = useTaskSteps(project);
  const all = [...(open.data ?? []), ...(done.data ?? [])];
  const labels = [...new Set(all.flatMap((one) => one.labels))].toSorted();
  const fits = (one: Task) => label === null || one.labels.includes(label);
  const show = ({ id }: Task) => onTask(id);
  usePlainKeys((keys, event, isLater) => {
    if (keys !== 'n' || isLater || !field.current) return;
    event.preventDefault();
    field.current.focus();
  });
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2} className="wrap">
          {list.name}
        </Title>
        <Group gap="xs">
          {labels.length > 0 && (
            <Select
              aria-label="Label"
              placeholder="All labels"
              w={150}
              clearable
              clearButtonProps={{ 'aria-label': 'All labels' }}
              data={labels}
              value={label}
              onChange={setLabel}
            />
          )}
          <SegmentedControl
            aria-label="Shown as"
            data={[
              { value: 'list', label: 'List' },
              { value: 'board', label: 'Board' },
            ]}
            value={view}
            onChange={(value) => onView(value)}
          />
          <ListMenu project={project} list={list} onDeleted={onDeleted} />
        </Group>
      </Group>
      {view === 'list' && (
        <QuickAdd project={project} list={list.id} label="Add a task" field={field} />
      )}
      <Loaded query={open} rows={5}>
        {(tasks) => {
          const shown = tasks.filter(fits);
          const parts = { list, open: shown, onOpen: show, onStep: step };
          if (view === 'board')
            return <TaskBoard project={project} {...parts} done={done.data?.filter(fits) ?? []} />;
          if (tasks.length > 0 || list.sections.length > 0) return <TaskItems {...parts} />;
          return (
            <EmptyState
              icon={IconChecks}
              title="Nothing to do"
              text="Type a task above. “Water the beds every monday 8:00 #garden !high” sets all of that at once."
            />
          );
        }}
      </Loaded>
      {view === 'list' && (
        <Switch
          label="Show what is done"
          checked={isDoneShown}
          onChange={({ currentTarget }) => setDoneShown(currentTarget.checked)}
        />
      )}
      {view === 'list' && isDoneShown && (
        <Loaded query={done}>
          {(tasks) => <DoneTasks tasks={tasks.filter(fits)} onOpen={show} onStep={step} />}
        </Loaded>
      )}
      {task !== undefined && (
        <TaskDrawer
          project={project}
          id={task}
          lists={lists}
          tasks={all}
          labels={labels}
          onOpen={show}
          onStep={step}
          onClose={() => onTask(undefined)}
        />
      )}
    </Stack>
  );
}
