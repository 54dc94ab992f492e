import { Text, VisuallyHidden } from '@mantine/core';
import type { Task, TaskList } from '../../api/vault-tasks.js';
import { type Column, columnsOf, DONE } from './columns.js';
import { DragGhost } from './drag-ghost.js';
import { QuickAdd } from './quick-add.js';
import { TaskHandle } from './task-handle.js';
import { dropMark, TaskRow } from './task-row.js';
import type { TaskStep } from './task-step.js';
import { useMoves } from './use-moves.js';

interface TaskBoardProps {
  readonly project: string;
  readonly list: TaskList;
  readonly open: readonly Task[];
  readonly done: readonly Task[];
  readonly onOpen: (task: Task) => void;
  readonly onStep: (step: TaskStep) => void;
}

/** The sections of a list as columns, and one of what is done. */
export function TaskBoard({ project, list, open, done, onOpen, onStep }: TaskBoardProps) {
  const columns: readonly Column[] = [
    ...columnsOf(list, open),
    { id: DONE, title: 'Done', tasks: done },
  ];
  const { drag, start, onKey, said } = useMoves(columns, [...open, ...done], onStep);
  const partsOf = (id: string) => open.filter(({ parent_id: parent }) => parent === id).length;
  return (
    <div
      className="task-board"
      data-scrolls
      role="group"
      aria-label={`Board of ${list.name}`}
      tabIndex={0}
    >
      {columns.map(({ id, title, tasks }) => (
        <section
          key={id}
          aria-label={title}
          className="task-column"
          data-column={id}
          data-over={(drag?.target?.column === id && drag.target.beside === null) || undefined}
        >
          <h2 className="task-column-title">
            {title}{' '}
            <Text span size="sm" c="dimmed">
              {tasks.length}
            </Text>
          </h2>
          <ul className="task-cards" aria-label={`Tasks in ${title}`}>
            {tasks.map((task) => (
              <li
                key={task.id}
                className="task-card card"
                data-task={task.id}
                data-drop={dropMark(drag, task.id)}
                data-dragged={drag?.id === task.id || undefined}
                onPointerDown={(event) => start(task, event)}
              >
                <TaskRow
                  task={task}
                  parts={partsOf(task.id)}
                  onOpen={onOpen}
                  onStep={onStep}
                  aside={<TaskHandle task={task} onKey={onKey} />}
                />
              </li>
            ))}
          </ul>
          {id !== DONE && (
            <QuickAdd
              project={project}
              list={list.id}
              label={`Add to ${title}`}
              besides={id === '' ? {} : { section_id: id }}
            />
          )}
        </section>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DragGhost drag={drag} />
    </div>
  );
}
