import { useEffect, useRef, useState } from 'react';
import type { Task } from '../../api/vault-tasks.js';
import { type Column, stepOfDrop, stepOfKey } from './columns.js';
import type { TaskStep } from './task-step.js';
import { useDrag } from './use-drag.js';

/** Moves tasks between columns by mouse, finger and keyboard, and says where they went. */
export function useMoves(
  columns: readonly Column[],
  tasks: readonly Task[],
  onStep: (step: TaskStep) => void,
) {
  const [moved, setMoved] = useState<string | null>(null);
  const isByKey = useRef(false);
  const dragging = useDrag((id, target) => {
    const step = stepOfDrop(tasks, id, target);
    if (!step) return;
    setMoved(id);
    onStep(step);
  });
  const onKey = (task: Task, key: string): void => {
    const step = stepOfKey(columns, task, key);
    if (!step) return;
    isByKey.current = true;
    setMoved(task.id);
    onStep(step);
  };
  // What comes into another column is drawn anew there, without the focus that it had.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isByKey.current || moved === null || !isLost) return;
    const handle = `[data-task="${moved}"] [data-handle]`;
    document.querySelector<HTMLElement>(handle)?.focus();
  }, [moved, columns]);
  useEffect(() => {
    const leave = () => (isByKey.current = false);
    window.addEventListener('pointerdown', leave);
    return () => window.removeEventListener('pointerdown', leave);
  }, []);
  return { ...dragging, onKey, said: whereIs(columns, moved) };
}

function whereIs(columns: readonly Column[], id: string | null): string {
  for (const { title, tasks } of columns) {
    const at = tasks.findIndex((task) => task.id === id);
    if (at >= 0) return `${tasks[at]?.title}: ${at + 1} of ${tasks.length} in ${title}`;
  }
  return '';
}
