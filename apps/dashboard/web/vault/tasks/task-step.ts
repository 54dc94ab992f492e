import type { Task, TaskChange, TaskPlace } from '../../api/vault-tasks.js';

/** What is done to a task, as it is shown before the service has answered. */
export type TaskStep =
  | { readonly task: Task; readonly update: TaskChange }
  | { readonly task: Task; readonly place: TaskPlace }
  | { readonly task: Task; readonly isDeleted: true };

/** The tasks of a list after a step; those that are open, or those that are done. */
export function afterStep(
  tasks: readonly Task[],
  step: TaskStep,
  isDone: boolean,
): readonly Task[] {
  const { id } = step.task;
  const isHere = tasks.some((one) => one.id === id);
  if ('isDeleted' in step) return tasks.filter((one) => one.id !== id && one.parent_id !== id);
  if ('place' in step) return isHere ? placed(tasks, id, step.place) : tasks;
  const task = { ...step.task, ...step.update };
  const others = tasks.filter((one) => one.id !== id);
  if (task.done !== isDone) return others;
  if (isHere) return tasks.map((one) => (one.id === id ? task : one));
  return isDone ? [task, ...others] : others.concat(task);
}

/** The same tasks, one of them elsewhere: beside another, or at the end. */
function placed(tasks: readonly Task[], id: string, place: TaskPlace): readonly Task[] {
  const { section_id: section, before_id: before, after_id: after } = place;
  const others = tasks.filter((one) => one.id !== id);
  const found = tasks.find((one) => one.id === id)!;
  const moved = section === undefined ? found : { ...found, section_id: section };
  const neighbour = others.findIndex((one) => one.id === (before ?? after));
  const at = neighbour < 0 ? others.length : neighbour + (before === undefined ? 1 : 0);
  return others.toSpliced(at, 0, moved);
}

/** A task with those that are parts of it. */
export interface TaskNode {
  readonly task: Task;
  readonly parts: readonly TaskNode[];
}

/** Tasks with their parts below them; whose whole is not here stands for itself. */
export function treeOf(tasks: readonly Task[]): readonly TaskNode[] {
  const ids = new Set(tasks.map(({ id }) => id));
  const byParent = Map.groupBy(tasks, ({ parent_id: parent }) =>
    parent !== null && ids.has(parent) ? parent : null,
  );
  const nodes = (parent: string | null): readonly TaskNode[] =>
    (byParent.get(parent) ?? []).map((task) => ({ task, parts: nodes(task.id) }));
  return nodes(null);
}

/** Where the keyboard takes a task among those that stand beside it; null at an end. */
export function neighbourPlace(
  column: readonly Task[],
  id: string,
  isDown: boolean,
): TaskPlace | null {
  const at = column.findIndex((one) => one.id === id);
  const neighbour = column[at + (isDown ? 1 : -1)];
  if (at < 0 || !neighbour) return null;
  return isDown ? { after_id: neighbour.id } : { before_id: neighbour.id };
}
