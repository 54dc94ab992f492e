import type { Task, TaskList } from '../../api/vault-tasks.js';
import { neighbourPlace, type TaskStep } from './task-step.js';
import type { DropTarget } from './use-drag.js';

/** Where what lies in no section is. */
export const NO_SECTION = '';
/** Where what is done is. */
export const DONE = 'done';

/** A column of a board, or a part of a list. */
export interface Column {
  readonly id: string;
  readonly title: string;
  /** Those that are no parts of others here, in their order. */
  readonly tasks: readonly Task[];
}

/** The sections of a list with their tasks; what lies in none comes first, where there is any. */
export function columnsOf(
  { sections }: Pick<TaskList, 'sections'>,
  open: readonly Task[],
): Column[] {
  const ids = new Set(open.map(({ id }) => id));
  const roots = open.filter(({ parent_id: parent }) => parent === null || !ids.has(parent));
  const known = new Set(sections.map(({ id }) => id));
  const of = (section: string | null) =>
    roots.filter(({ section_id: lies }) =>
      section === null ? lies === null || !known.has(lies) : lies === section,
    );
  const rest = of(null);
  const first = {
    id: NO_SECTION,
    title: sections.length === 0 ? 'Open' : 'No section',
    tasks: rest,
  };
  return [
    ...(sections.length === 0 || rest.length > 0 ? [first] : []),
    ...sections.map(({ id, name }) => ({ id, title: name, tasks: of(id) })),
  ];
}

const sectionOf = (column: string): string | null => (column === NO_SECTION ? null : column);

/** What is done with a task that was dropped; null when that changes nothing. */
export function stepOfDrop(
  tasks: readonly Task[],
  id: string,
  { column, beside, isAfter }: DropTarget,
): TaskStep | null {
  const task = tasks.find((one) => one.id === id);
  if (!task) return null;
  if (column === DONE) return task.done ? null : { task, update: { done: true } };
  const section = sectionOf(column);
  if (task.done) return { task, update: { done: false, section_id: section } };
  const sibling = siblingOf(tasks, task, beside);
  // Parts of one whole stay in its column; only their order changes.
  if (task.parent_id !== null && !sibling) return null;
  const place = sibling && (isAfter ? { after_id: sibling } : { before_id: sibling });
  return { task, place: { ...(task.parent_id === null && { section_id: section }), ...place } };
}

/** What stands at the same height as a task, at or above another. */
function siblingOf(tasks: readonly Task[], task: Task, beside: string | null): string | null {
  let at = tasks.find(({ id }) => id === beside);
  while (at && at.parent_id !== task.parent_id) {
    const { parent_id: parent } = at;
    at = tasks.find(({ id }) => id === parent);
  }
  return at && at.id !== task.id ? at.id : null;
}

/** What an arrow key does with a task; null at an end. */
export function stepOfKey(columns: readonly Column[], task: Task, key: string): TaskStep | null {
  const at = columns.findIndex(({ tasks }) => tasks.some(({ id }) => id === task.id));
  const column = columns[at];
  if (!column) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const place =
      column.id === DONE ? null : neighbourPlace(column.tasks, task.id, key === 'ArrowDown');
    return place && { task, place };
  }
  const next = columns[at + (key === 'ArrowRight' ? 1 : -1)];
  if (!next) return null;
  if (next.id === DONE) return { task, update: { done: true } };
  const section = { section_id: sectionOf(next.id) };
  if (task.done) return { task, update: { done: false, ...section } };
  const height = column.tasks.findIndex(({ id }) => id === task.id);
  const neighbour = next.tasks[height];
  return { task, place: { ...section, ...(neighbour && { before_id: neighbour.id }) } };
}

/** To the right a task becomes a part of the one above it; to the left it stands beside its whole. */
export function stepOfLevel(tasks: readonly Task[], task: Task, key: string): TaskStep | null {
  const { id, parent_id: parent } = task;
  if (key === 'ArrowLeft') {
    const whole = tasks.find((one) => one.id === parent);
    if (!whole) return null;
    const { parent_id: above, section_id: section } = whole;
    return { task, update: { parent_id: above, ...(above === null && { section_id: section }) } };
  }
  if (key !== 'ArrowRight') return null;
  const beside = tasks.filter(
    (one) => one.parent_id === parent && (parent !== null || one.section_id === task.section_id),
  );
  const before = beside[beside.findIndex((one) => one.id === id) - 1];
  return before ? { task, update: { parent_id: before.id } } : null;
}
