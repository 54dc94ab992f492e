import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Task } from '../../api/vault-tasks.js';
import type { Drag } from './use-drag.js';
import { TaskMarks } from './task-marks.js';
import type { TaskStep } from './task-step.js';
import { Tick } from './tick.js';
import './tasks.css';

interface TaskRowProps {
  readonly task: Task;
  readonly depth?: number;
  readonly parts?: number;
  readonly onOpen: (task: Task) => void;
  readonly onStep: (step: TaskStep) => void;
  /** What stands behind it, such as the name of its list. */
  readonly aside?: ReactNode;
}

/** A task in a row: ticked in front, opened by its title. */
export function TaskRow({ task, depth = 0, parts, onOpen, onStep, aside }: TaskRowProps) {
  return (
    <Group
      gap={10}
      wrap="nowrap"
      align="flex-start"
      className="task-row"
      style={{ paddingInlineStart: depth * 24 }}
    >
      <Tick task={task} onStep={onStep} />
      <button type="button" className="task-open" onClick={() => onOpen(task)}>
        <span className="task-title" data-done={task.done || undefined}>
          {task.title}
        </span>
        <TaskMarks task={task} parts={parts} />
      </button>
      {aside}
    </Group>
  );
}

/** How a task is marked beside which another would be dropped. */
export function dropMark(drag: Drag | null, id: string): 'before' | 'after' | undefined {
  if (drag?.target?.beside !== id) return undefined;
  return drag.target.isAfter ? 'after' : 'before';
}
