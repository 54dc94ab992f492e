import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReminderTimes } from '../reminders/reminder-times.js';
import type { TaskListEntity } from './lists/task-list.entity.js';
import { rankAt } from './order/ranks.js';
import { checkPlace, followerOf, rankOf } from './task-changes.js';
import { TaskEntity } from './task.entity.js';
import { TaskErrors } from './task.errors.js';
import { TaskNotices } from './task-notices.js';

// The deepest first: whoever keeps a copy never has a task whose parent is gone.
const WITHIN = `
  with recursive within as (
    select id, 0 as depth from task where id = $1
    union all
    select task.id, within.depth + 1 from task join within on task.parent_id = within.id
  ) select id from within order by depth desc, id`;

// What a program wrote of a task and nobody here understands goes on with the series.
const GO_ON = `
  insert into task_object (task_id, list_id, uid, parent_uid, ics, version)
  select $2, list_id, $2, parent_uid, ics, 0 from task_object where task_id = $1`;

// It waits for no other parent any more.
const LEAVE = 'update task_object set parent_uid = null where task_id = $1';

/** Beside which task another is put; at the end if neither is given. */
export interface WantedPlace {
  readonly before_id?: string | undefined;
  readonly after_id?: string | undefined;
}

/** Writes tasks with all that follows from it. The caller holds the lock of the list. */
@Injectable()
export class TaskRows {
  constructor(
    private readonly notices: TaskNotices,
    private readonly reminders: ReminderTimes,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws `quota_exceeded`, `task.too_deep`, `validation_failed` */
  async insert(
    manager: EntityManager,
    list: TaskListEntity,
    task: TaskEntity,
    place: WantedPlace = {},
  ): Promise<TaskEntity> {
    await this.quotas.take('tasks', manager, list.projectId);
    await checkPlace(manager, list, task);
    task.rank = await rankOf(manager, list.id, place);
    await manager.insert(TaskEntity, task);
    await this.notices.task(manager, 'created', task);
    return task;
  }

  /** What is done and has a rule is followed by the next, once. */
  async change(manager: EntityManager, before: TaskEntity, task: TaskEntity): Promise<TaskEntity> {
    task.version = before.version + 1;
    task.updatedAt = this.clock.now();
    await manager.update(TaskEntity, { id: task.id }, task);
    if (task.parentId !== before.parentId) await manager.query(LEAVE, [task.id]);
    await this.reminders.settle(manager, task);
    const isDone = before.doneAt === null && task.doneAt !== null;
    await this.notices.task(manager, isDone ? 'completed' : 'updated', task, before);
    if (isDone) await this.#follow(manager, task);
    return task;
  }

  /** Removes it with its subtasks, and tells of each. */
  async remove(manager: EntityManager, { id }: TaskEntity): Promise<void> {
    const ids = await manager.query<{ id: string }[]>(WITHIN, [id]);
    const rows = await manager.findBy(
      TaskEntity,
      ids.map((one) => ({ id: one.id })),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    await manager.delete(TaskEntity, { id });
    for (const one of ids) {
      const gone = byId.get(one.id);
      if (gone) await this.notices.task(manager, 'deleted', gone, gone);
    }
  }

  async #follow(manager: EntityManager, task: TaskEntity): Promise<void> {
    // What was done, undone and is done again has its follower already.
    if (await manager.existsBy(TaskEntity, { recursFrom: task.id })) return;
    const next = followerOf(task, this.clock.now());
    if (!next) return;
    next.rank = (await rankAt(manager, task.listId, { after: task.id }, next.id)) ?? task.rank;
    await manager.insert(TaskEntity, next);
    await manager.query(GO_ON, [task.id, next.id]);
    await this.reminders.follow(manager, task, next);
    await this.notices.task(manager, 'created', next);
  }
}

/** The task as nobody else changes it until the transaction ends. @throws `task.not_found` */
export async function lockTask(manager: EntityManager, id: string): Promise<TaskEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const task = await manager.findOne(TaskEntity, { where: { id }, lock });
  if (!task) throw TaskErrors.not_found();
  return task;
}
