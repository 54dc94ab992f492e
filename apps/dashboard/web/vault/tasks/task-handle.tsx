import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Task } from '../../api/vault-tasks.js';

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

interface TaskHandleProps {
  readonly task: Task;
  readonly onKey: (task: Task, key: string) => void;
}

/** Where a task is taken: dragged by a finger, moved by the arrow keys. */
export function TaskHandle({ task, onKey }: TaskHandleProps) {
  const press = (event: KeyboardEvent) => {
    if (!ARROWS.has(event.key)) return;
    event.preventDefault();
    onKey(task, event.key);
  };
  return (
    <ActionIcon
      data-handle
      className="task-handle"
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={`Move ${task.title}`}
      aria-description="Arrow keys move it."
      onKeyDown={press}
    >
      <IconGripVertical size={16} />
    </ActionIcon>
  );
}
