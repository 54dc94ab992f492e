import { invalid } from '@skydeck/envelope';
import { idOfThing } from '@skydeck/idempotency';
import { isId, newId } from '@skydeck/ids';
import { type EntityManager } from 'typeorm';
import { checkRule, latestOf, nextDue, wallOf } from './due/due.js';
import type { TaskListEntity } from './lists/task-list.entity.js';
import { rankAt } from './order/ranks.js';
import { TaskEntity } from './task.entity.js';
import { TaskErrors } from './task.errors.js';
import type { UpdateTask } from './task.schema.js';

const MOST_DEEP = 10;

// From a task up to the root, and how deep its own subtasks go.
const UP = `
  with recursive up as (
    select id, parent_id, 1 as depth from task where id = $1 and list_id = $2
    union all
    select task.id, task.parent_id, up.depth + 1 from task join up on task.id = up.parent_id
    where up.depth <= ${MOST_DEEP}
  ) select id from up order by depth`;
const DOWN = `
  with recursive down as (
    select id, 1 as depth from task where id = $1
    union all
    select task.id, down.depth + 1 from task join down on task.parent_id = down.id
    where down.depth <= ${MOST_DEEP}
  ) select max(depth)::int as depth from down`;

const EMPTY = {
  parentId: null,
  sectionId: null,
  assignee: null,
  rrule: null,
  seriesStart: null,
  dueDate: null,
  dueAt: null,
  timeZone: 'UTC',
  recursFrom: null,
};

/** A task of which nothing is known but what is given. */
export const newTask = (
  of: Pick<TaskEntity, 'projectId' | 'spaceId' | 'listId'>,
  given: Partial<TaskEntity>,
  now: Date,
): TaskEntity =>
  Object.assign(
    new TaskEntity(),
    EMPTY,
    of,
    { id: idOfThing('tsk', now.getTime()), version: 1, createdAt: now, updatedAt: now },
    given,
  );

/** What callers give of a task, as its row has it. */
export function columnsOf(wanted: UpdateTask, now: Date, before?: TaskEntity): Partial<TaskEntity> {
  const { due, parent_id: parentId, section_id: sectionId, done, ...same } = wanted;
  const isDone = done ?? (before ? before.doneAt !== null : false);
  const changes = {
    ...same,
    parentId,
    sectionId,
    ...(due !== undefined && dueColumns(due)),
    doneAt: isDone ? (before?.doneAt ?? now) : null,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function dueColumns(due: UpdateTask['due']) {
  if (!due) return { dueDate: null, dueAt: null };
  const isDay = 'date' in due;
  return {
    dueDate: isDay ? due.date : null,
    dueAt: isDay ? null : new Date(due.at),
    timeZone: due.time_zone,
  };
}

/** Sets what follows from when it is due. @throws `validation_failed` for a rule without it */
export function settle(task: TaskEntity, before: TaskEntity | null): void {
  task.sortDue = latestOf(task);
  const wall = wallOf(task);
  if (task.rrule === null) {
    task.seriesStart = null;
    return;
  }
  if (task.rrule !== before?.rrule) checkRule(task.rrule);
  if (wall === null) {
    const message = 'A rule needs `due`, from which it counts.';
    throw invalid([{ location: 'body.rrule', code: 'invalid', message }]);
  }
  // A new time or a new rule begins a new series.
  const isSame = before?.seriesStart && wall === wallOf(before) && task.rrule === before.rrule;
  if (!isSame) task.seriesStart = wall;
}

/** Checks where a task lies. The caller holds the lock of the list. */
export async function checkPlace(
  manager: EntityManager,
  { sections }: TaskListEntity,
  { id, listId, parentId, sectionId }: TaskEntity,
): Promise<void> {
  if (sectionId !== null && !sections.some((one) => one.id === sectionId)) {
    throw unknown('section_id', 'Must be a section of this list.');
  }
  if (parentId === null) return;
  const ups = isId('tsk', parentId)
    ? await manager.query<{ id: string }[]>(UP, [parentId, listId])
    : [];
  if (ups.length === 0) throw unknown('parent_id', 'Must be a task of this list.');
  if (ups.some((up) => up.id === id)) throw TaskErrors.cycle();
  const [down] = await manager.query<{ depth: number | null }[]>(DOWN, [id]);
  if (ups.length + (down?.depth ?? 1) > MOST_DEEP) throw TaskErrors.too_deep();
}

/** Where a task is put. @throws `validation_failed` for a neighbour that is not there */
export async function rankOf(
  manager: EntityManager,
  list: string,
  {
    before_id: before,
    after_id: after,
  }: { before_id?: string | undefined; after_id?: string | undefined },
  moved = '',
): Promise<string> {
  const rank = await rankAt(manager, list, { before, after }, moved);
  if (rank !== null) return rank;
  throw unknown(
    before === undefined ? 'after_id' : 'before_id',
    'Must be another task of this list.',
  );
}

/** The task that follows one that is done; null when the rule has no more. */
export function followerOf(task: TaskEntity, now: Date): TaskEntity | null {
  const { rrule, seriesStart } = task;
  const due = rrule === null || seriesStart === null ? null : nextDue(task, rrule, seriesStart);
  if (!due) return null;
  const next = Object.assign(new TaskEntity(), task, due, {
    id: newId('tsk', now.getTime()),
    recursFrom: task.id,
    doneAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  next.sortDue = latestOf(next);
  return next;
}

const unknown = (field: string, message: string) =>
  invalid([{ location: `body.${field}`, code: 'invalid', message }]);
