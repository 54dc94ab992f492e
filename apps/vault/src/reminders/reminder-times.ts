import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { startOf } from '../tasks/due/due.js';
import type { TaskEntity } from '../tasks/task.entity.js';
import { ReminderEntity } from './reminder.entity.js';

// A time that is another is to be sent, whether or not the one before was.
const SETTLE = `
  update reminder set
    subject = $4,
    due_at = fresh.due,
    status = case when fresh.due is not distinct from due_at then status
      when fresh.due is null then 'idle' else 'pending' end,
    turn = turn + case when fresh.due is not distinct from due_at then 0 else 1 end,
    next_try_at = case when fresh.due is not distinct from due_at then next_try_at else fresh.due end,
    updated_at = $5
  from (
    select id as fresh_id, case when $2 then
      coalesce(at, $3::timestamptz - make_interval(secs => before_due_s)) end as due
    from reminder where task_id = $1
  ) as fresh
  where reminder.id = fresh.fresh_id`;

/** Keeps reminders where their tasks are, in the transaction that changes the task. */
@Injectable()
export class ReminderTimes {
  /** Computes all times of a task anew; what is done reminds nobody. */
  async settle(manager: EntityManager, task: TaskEntity): Promise<void> {
    const { id, doneAt, title, updatedAt } = task;
    await manager.query(SETTLE, [id, doneAt === null, startOf(task), title, updatedAt]);
  }

  /** Gives the next task of a series the reminders of the one before, but for those with a time of their own. */
  async follow(manager: EntityManager, from: TaskEntity, next: TaskEntity): Promise<void> {
    const rows = await manager.findBy(ReminderEntity, { taskId: from.id });
    const { id: taskId, createdAt, updatedAt } = next;
    const fresh = {
      taskId,
      createdAt,
      updatedAt,
      dueAt: null,
      nextTryAt: null,
      sentAt: null,
      turn: 0,
      status: 'idle' as const,
    };
    const copies = rows
      .filter(({ at }) => at === null)
      .map((row) =>
        manager.create(ReminderEntity, Object.assign(row, fresh, { id: newId('rem') })),
      );
    if (copies.length === 0) return;
    await manager.insert(ReminderEntity, copies);
    await this.settle(manager, next);
  }
}
