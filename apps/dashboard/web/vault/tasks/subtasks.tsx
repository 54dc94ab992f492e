import { Stack, Text } from '@mantine/core';
import type { Task } from '../../api/vault-tasks.js';
import { QuickAdd } from './quick-add.js';
import { TaskRow } from './task-row.js';
import type { TaskStep } from './task-step.js';

interface SubtasksProps {
  readonly project: string;
  readonly task: Task;
  readonly parts: readonly Task[];
  readonly onOpen: (task: Task) => void;
  readonly onStep: (step: TaskStep) => void;
}

/** The parts of a task. */
export function Subtasks({ project, task, parts, onOpen, onStep }: SubtasksProps) {
  const done = parts.filter((part) => part.done).length;
  return (
    <Stack component="section" gap={6} aria-label="Subtasks">
      <Text component="h3" size="sm" fw={600} m={0}>
        Subtasks{' '}
        {parts.length > 0 && (
          <Text span c="dimmed">
            {done} of {parts.length} done
          </Text>
        )}
      </Text>
      {parts.length > 0 && (
        <ul className="task-items card" aria-label="Parts of the task">
          {parts.map((part) => (
            <li key={part.id} className="task-item">
              <TaskRow task={part} onOpen={onOpen} onStep={onStep} />
            </li>
          ))}
        </ul>
      )}
      <QuickAdd
        project={project}
        list={task.list_id}
        label="Add a subtask"
        besides={{ parent_id: task.id }}
      />
    </Stack>
  );
}
