import { Stack, Text, Title } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dueTasksQuery, openTasksQuery, type Task, type TaskList } from '../../api/vault-tasks.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { dayAfter, dayOf, dayWords, dueDay } from './due-words.js';
import { TaskDrawer } from './task-drawer.js';
import { TaskRow } from './task-row.js';
import { useTaskSteps } from './use-task-steps.js';

const AHEAD_DAYS = 8;
const LATE = 'Overdue';

interface DueViewProps {
  readonly project: string;
  readonly lists: readonly TaskList[];
  readonly task: string | undefined;
  readonly onTask: (task: string | undefined) => void;
}

/** What is late, and due within a week, in all lists. */
export function DueView({ project, lists, task, onTask }: DueViewProps) {
  const today = dayOf(new Date());
  const before = new Date(`${dayAfter(today, AHEAD_DAYS)}T00:00`).toISOString();
  const ids = lists.map(({ id }) => id);
  const due = useQuery(dueTasksQuery(project, ids, before));
  const list = due.data?.find(({ id }) => id === task)?.list_id ?? '';
  const beside = useQuery({ ...openTasksQuery(project, list), enabled: list !== '' });
  const step = useTaskSteps(project);
  const show = ({ id }: Task) => onTask(id);
  const nameOf = (id: string) => lists.find((one) => one.id === id)?.name;
  return (
    <Stack gap="md">
      <Title order={2}>Due soon</Title>
      <Loaded query={due} rows={5}>
        {(tasks) => {
          const days = Map.groupBy(tasks.toSorted(byDue), (one) => {
            const day = one.due ? dueDay(one.due) : today;
            return day < today ? LATE : dayWords(day, today);
          });
          if (days.size === 0) {
            return (
              <EmptyState
                icon={IconCalendarCheck}
                title="Nothing is due"
                text="What is late or due within a week stands here, from all lists."
              />
            );
          }
          return [...days].map(([title, found]) => (
            <section key={title} aria-label={title} className="card task-section">
              <h3 className="task-column-title">{title}</h3>
              <ul className="task-items" aria-label={`Tasks due: ${title}`}>
                {found.map((one) => (
                  <li key={one.id} className="task-item">
                    <TaskRow
                      task={one}
                      onOpen={show}
                      onStep={step}
                      aside={
                        <Text size="xs" c="dimmed" className="wrap" ta="right" maw="40%">
                          {nameOf(one.list_id)}
                        </Text>
                      }
                    />
                  </li>
                ))}
              </ul>
            </section>
          ));
        }}
      </Loaded>
      {task !== undefined && (
        <TaskDrawer
          project={project}
          id={task}
          lists={lists}
          tasks={beside.data ?? []}
          labels={[]}
          onOpen={show}
          onStep={step}
          onClose={() => onTask(undefined)}
        />
      )}
    </Stack>
  );
}

const momentOf = ({ due }: Task): string => (due && 'at' in due ? due.at : `${due?.date}T23:59`);
const byDue = (one: Task, other: Task): number => momentOf(one).localeCompare(momentOf(other));
