import { createHash } from 'node:crypto';
import { Any, type EntityManager } from 'typeorm';
import type { TaskEntity } from '../task.entity.js';
import { TaskObjectEntity } from './task-object.entity.js';
import { writeTodo } from './write-todo.js';

/** A task as CalDAV sees it: a text with a tag that changes with it. */
export interface StoredTodo {
  readonly id: string;
  readonly uid: string;
  readonly etag: string;
  readonly ics: string;
}

/** What a text may replace: the tag that it must have, `*` for any that is there, null for none. */
export type IfTag = string | null | undefined;

/** The texts of tasks, in their order. */
export async function textsOf(
  manager: EntityManager,
  tasks: readonly TaskEntity[],
): Promise<StoredTodo[]> {
  const ids = tasks.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId]));
  const objects = await manager.findBy(TaskObjectEntity, { taskId: Any([...new Set(ids)]) });
  const byId = new Map(objects.map((object) => [object.taskId, object]));
  return tasks.map((task) => {
    const own = byId.get(task.id);
    const uid = own?.uid ?? task.id;
    if (own?.version === task.version) return stored(task.id, uid, own.ics);
    const { parentId } = task;
    const parentUid =
      parentId === null ? (own?.parentUid ?? null) : (byId.get(parentId)?.uid ?? parentId);
    return stored(task.id, uid, writeTodo(task, { uid, parentUid }, own?.ics ?? null));
  });
}

const stored = (id: string, uid: string, ics: string): StoredTodo => ({
  id,
  uid,
  ics,
  etag: createHash('sha256').update(ics).digest('hex').slice(0, 32),
});

/** Whether what is there is what a tag says. */
export function fits(known: StoredTodo | undefined, ifTag: IfTag): boolean {
  if (ifTag === undefined) return true;
  if (ifTag === null) return known === undefined;
  return known !== undefined && (ifTag === '*' || ifTag === known.etag);
}
