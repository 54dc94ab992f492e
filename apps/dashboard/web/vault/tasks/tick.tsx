import { Checkbox } from '@mantine/core';
import type { Task } from '../../api/vault-tasks.js';
import { priorityWords } from './priorities.js';
import type { TaskStep } from './task-step.js';

interface TickProps {
  readonly task: Task;
  readonly onStep: (step: TaskStep) => void;
}

/** Says that a task is done, or is not. Its colour tells how urgent it is. */
export function Tick({ task, onStep }: TickProps) {
  return (
    <Checkbox
      aria-label={task.done ? `Undo ${task.title}` : `Done: ${task.title}`}
      radius="xl"
      className="task-tick"
      data-priority={priorityWords(task.priority)}
      checked={task.done}
      onChange={({ currentTarget }) => onStep({ task, update: { done: currentTarget.checked } })}
    />
  );
}
