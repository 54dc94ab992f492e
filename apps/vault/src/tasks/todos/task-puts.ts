import { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CalendarErrors } from '../../calendar/calendar.errors.js';
import { IcsProblem } from '../../calendar/ics/ics-problem.js';
import type { TaskListEntity } from '../lists/task-list.entity.js';
import { lockList } from '../lists/task-lists.js';
import { checkPlace, newTask, settle } from '../task-changes.js';
import { TaskEntity } from '../task.entity.js';
import { TaskRows } from '../task-rows.js';
import { readTodo, type Todo } from './read-todo.js';
import { TaskObjectEntity } from './task-object.entity.js';
import { fits, type IfTag, type StoredTodo, textsOf } from './task-texts.js';
import { dueColumns } from './todo-due.js';

/** What became of a text that was sent. */
export type TodoPut =
  | { readonly kind: 'stored'; readonly stored: StoredTodo; readonly isNew: boolean }
  /** What is there is not as the tag says. */
  | { readonly kind: 'changed' }
  /** The UID is of another task, or the address of another UID. */
  | { readonly kind: 'conflict'; readonly id: string };

/** Takes tasks as programs write them. Who calls has looked at the rights. */
@Injectable()
export class TaskPuts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: TaskRows,
    private readonly clock: Clock,
  ) {}

  /** Keeps a text at an id, where a task may be. @throws `calendar.ics_invalid`, `task.cycle`, `task.too_deep`, `quota_exceeded` */
  put({ id: listId }: TaskListEntity, at: string, ics: string, ifTag: IfTag): Promise<TodoPut> {
    const todo = readText(ics);
    return this.dataSource.transaction(async (manager) => {
      const list = await lockList(manager, listId);
      const before = await manager.findOneBy(TaskEntity, { listId, id: at });
      const known = before ? (await textsOf(manager, [before]))[0] : undefined;
      const same = await idOf(manager, listId, todo.uid);
      if ((known && known.uid !== todo.uid) || (same !== null && same !== before?.id)) {
        return { kind: 'conflict', id: same ?? at } as const;
      }
      if (!fits(known, ifTag)) return { kind: 'changed' } as const;
      const task = await this.#save(manager, list, before, todo);
      const stored = await this.#keep(manager, task, todo, ics);
      if (!before) await this.#adopt(manager, list, task, todo.uid);
      return { kind: 'stored', stored, isNew: !before } as const;
    });
  }

  async #save(
    manager: EntityManager,
    list: TaskListEntity,
    before: TaskEntity | null,
    todo: Todo,
  ): Promise<TaskEntity> {
    const now = this.clock.now();
    const parentId = todo.parentUid === null ? null : await idOf(manager, list.id, todo.parentUid);
    const columns = { ...columnsOf(todo, before, now), parentId };
    if (!before) {
      const { projectId, spaceId, id: listId } = list;
      const task = newTask({ projectId, spaceId, listId }, columns, now);
      settle(task, null);
      return this.rows.insert(manager, list, task);
    }
    const task = Object.assign(new TaskEntity(), before, columns);
    settle(task, before);
    if (parentId !== before.parentId) await checkPlace(manager, list, task);
    return this.rows.change(manager, before, task);
  }

  async #keep(manager: EntityManager, task: TaskEntity, todo: Todo, ics: string) {
    const { id: taskId, listId } = task;
    const { uid, parentUid } = todo;
    // First without a version, so that what the task does not take over is written anew.
    const row = { taskId, listId, uid, parentUid, ics, version: 0 };
    await manager.upsert(TaskObjectEntity, row, ['taskId']);
    const [stored] = await textsOf(manager, [task]);
    if (!stored) throw new Error('A task that was written has a text.');
    const told = { ics: stored.ics, version: task.version };
    await manager.update(TaskObjectEntity, { taskId }, told);
    return stored;
  }

  /** Parts may be sent before the whole: they are put into it once it is there. */
  async #adopt(manager: EntityManager, list: TaskListEntity, parent: TaskEntity, uid: string) {
    const { id: listId } = list;
    const waiting = await manager.findBy(TaskObjectEntity, { listId, parentUid: uid });
    for (const { taskId } of waiting) {
      const before = await manager.findOneByOrFail(TaskEntity, { id: taskId });
      if (before.parentId !== null) continue;
      const task = Object.assign(new TaskEntity(), before, { parentId: parent.id });
      try {
        await checkPlace(manager, list, task);
      } catch (error) {
        // Each within the other, or too deep: it stays where it is.
        if (error instanceof ApiError) continue;
        throw error;
      }
      await this.rows.change(manager, before, task);
    }
  }
}

/** @throws `calendar.ics_invalid` */
function readText(ics: string): Todo {
  try {
    return readTodo(ics);
  } catch (error) {
    if (!(error instanceof IcsProblem)) throw error;
    throw CalendarErrors.ics_invalid({ detail: error.message, cause: error });
  }
}

async function idOf(manager: EntityManager, listId: string, uid: string): Promise<string | null> {
  const object = await manager.findOneBy(TaskObjectEntity, { listId, uid });
  if (object) return object.taskId;
  const task = await manager.findOneBy(TaskEntity, { listId, id: uid });
  return task?.id ?? null;
}

function columnsOf(todo: Todo, before: TaskEntity | null, now: Date): Partial<TaskEntity> {
  const { title, notes, priority, labels, rrule, isDone, doneAt } = todo;
  // A task that is done has given its rule to the one that follows.
  const isOver = isDone && rrule === null && before?.doneAt;
  const moment = doneAt && doneAt < now ? doneAt : now;
  return {
    title,
    notes,
    priority,
    labels: [...labels],
    ...dueColumns(todo.due),
    rrule: isOver ? before.rrule : rrule,
    doneAt: isDone ? (before?.doneAt ?? moment) : null,
  };
}
