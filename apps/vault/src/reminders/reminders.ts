import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TaskCaller } from '../tasks/lists/task-lists.js';
import { Tasks } from '../tasks/tasks.js';
import { ReminderEntity } from './reminder.entity.js';
import { ReminderErrors } from './reminder.errors.js';
import type { CreateReminder, ListReminders } from './reminder.schema.js';
import { ReminderTimes } from './reminder-times.js';

/** The reminders of tasks. */
@Injectable()
export class Reminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: Tasks,
    private readonly times: ReminderTimes,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws `task.not_found`, `quota_exceeded` */
  async create(
    caller: TaskCaller,
    taskId: string,
    { before_due_s: beforeDueS, at, channel, to }: CreateReminder,
  ): Promise<ReminderEntity> {
    const { projectId, spaceId } = await this.tasks.get(caller, taskId, 'write');
    const made = await madeBefore('rem', (before) =>
      this.dataSource.manager.findOneBy(ReminderEntity, { taskId, id: before }),
    );
    if (made) return made;
    const now = this.clock.now();
    const id = idOfThing('rem', now.getTime());
    return this.dataSource.transaction(async (manager) => {
      // The task as it is once nobody else changes it.
      const task = await this.tasks.lock(manager, taskId);
      await this.quotas.take('reminders', manager, projectId);
      await manager.insert(ReminderEntity, {
        id,
        projectId,
        spaceId,
        taskId,
        beforeDueS: beforeDueS ?? null,
        at: at === undefined ? null : new Date(at),
        channel,
        recipient: to,
        subject: task.title,
        dueAt: null,
        status: 'idle',
        turn: 0,
        nextTryAt: null,
        sentAt: null,
        createdAt: now,
        updatedAt: now,
      });
      await this.times.settle(manager, task);
      return manager.findOneByOrFail(ReminderEntity, { id });
    });
  }

  /** One more than `limit`. */
  async list(
    caller: TaskCaller,
    task: string,
    wanted: ReturnType<typeof ListReminders.parse>,
  ): Promise<ReminderEntity[]> {
    const { id: taskId } = await this.tasks.get(caller, task);
    const query = this.dataSource.createQueryBuilder(ReminderEntity, 'reminder');
    return readKeyset(query.where({ taskId }), wanted);
  }

  /** @throws `reminder.not_found` */
  async delete(caller: TaskCaller, id: string): Promise<void> {
    const where = { projectId: caller.project.tenant, id };
    const { manager } = this.dataSource;
    const found = isId('rem', id) ? await manager.findOneBy(ReminderEntity, where) : null;
    if (!found) throw ReminderErrors.not_found();
    await this.tasks.get(caller, found.taskId, 'write').catch((error: unknown) => {
      const isGone = (error as { code?: string }).code === 'task.not_found';
      throw isGone ? ReminderErrors.not_found() : error;
    });
    await manager.delete(ReminderEntity, { id });
  }
}
