import { Stack, Text, VisuallyHidden } from '@mantine/core';
import type { Task, TaskList } from '../../api/vault-tasks.js';
import { columnsOf, stepOfLevel } from './columns.js';
import { DragGhost } from './drag-ghost.js';
import { TaskHandle } from './task-handle.js';
import { dropMark, TaskRow } from './task-row.js';
import { type TaskNode, type TaskStep, treeOf } from './task-step.js';
import { useMoves } from './use-moves.js';

interface TaskItemsProps {
  readonly list: TaskList;
  readonly open: readonly Task[];
  readonly onOpen: (task: Task) => void;
  readonly onStep: (step: TaskStep) => void;
}

/** The open tasks of a list, section by section, their parts below them. */
export function TaskItems({ list, open, onOpen, onStep }: TaskItemsProps) {
  const columns = columnsOf(list, open);
  const nodes = new Map(treeOf(open).map((node) => [node.task.id, node]));
  const siblings = open
    .filter(({ parent_id: parent }) => parent !== null)
    .map(({ parent_id: parent }) => parent);
  const parts = [...new Set(siblings)].map((whole) => ({
    id: whole ?? '',
    title: open.find(({ id }) => id === whole)?.title ?? '',
    tasks: open.filter(({ parent_id: parent }) => parent === whole),
  }));
  const { drag, start, onKey, said } = useMoves([...columns, ...parts], open, onStep);
  const move = (task: Task, key: string) => {
    const level = stepOfLevel(open, task, key);
    if (level) onStep(level);
    else if (key === 'ArrowUp' || key === 'ArrowDown') onKey(task, key);
  };
  const rows = ({ task, parts: below }: TaskNode, depth: number): React.ReactNode[] => [
    <li
      key={task.id}
      className="task-item"
      data-task={task.id}
      data-drop={dropMark(drag, task.id)}
      data-dragged={drag?.id === task.id || undefined}
      onPointerDown={(event) => start(task, event)}
    >
      <TaskRow
        task={task}
        depth={depth}
        parts={below.length}
        onOpen={onOpen}
        onStep={onStep}
        aside={<TaskHandle task={task} onKey={move} />}
      />
    </li>,
    ...below.flatMap((part) => rows(part, depth + 1)),
  ];
  return (
    <Stack gap="md">
      {columns.map(({ id, title, tasks }) => (
        <section
          key={id}
          aria-label={title}
          data-column={id}
          className="card task-section"
          data-over={(drag?.target?.column === id && drag.target.beside === null) || undefined}
        >
          {list.sections.length > 0 && (
            <h2 className="task-column-title">
              {title}{' '}
              <Text span size="sm" c="dimmed">
                {tasks.length}
              </Text>
            </h2>
          )}
          <ul className="task-items" aria-label={`Tasks in ${title}`}>
            {tasks.flatMap((task) => rows(nodes.get(task.id)!, 0))}
          </ul>
          {tasks.length === 0 && (
            <Text size="sm" c="dimmed" p="sm">
              Nothing to do here.
            </Text>
          )}
        </section>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DragGhost drag={drag} />
    </Stack>
  );
}
