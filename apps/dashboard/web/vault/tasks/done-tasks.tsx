import { Text } from '@mantine/core';
import type { Task } from '../../api/vault-tasks.js';
import { TaskRow } from './task-row.js';
import type { TaskStep } from './task-step.js';

interface DoneTasksProps {
  readonly tasks: readonly Task[];
  readonly onOpen: (task: Task) => void;
  readonly onStep: (step: TaskStep) => void;
}

/** What was done last. */
export function DoneTasks({ tasks, onOpen, onStep }: DoneTasksProps) {
  if (tasks.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nothing is done yet.
      </Text>
    );
  }
  return (
    <ul className="task-items card" aria-label="Done">
      {tasks.map((task) => (
        <li key={task.id} className="task-item">
          <TaskRow task={task} onOpen={onOpen} onStep={onStep} />
        </li>
      ))}
    </ul>
  );
}
