import { Injectable } from '@nestjs/common';
import { Any, DataSource } from 'typeorm';
import { Changes } from '../../changes/changes.js';
import type { SpaceRef } from '../../spaces/space-access.js';
import { TaskListEntity } from '../lists/task-list.entity.js';
import { lockList } from '../lists/task-lists.js';
import { TaskEntity } from '../task.entity.js';
import { TaskRows } from '../task-rows.js';
import { fits, type IfTag, type StoredTodo, textsOf } from './task-texts.js';

/** What changed in a list since a number. */
export interface TodoChanges {
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  readonly token: number;
  readonly hasMore: boolean;
}

/** Lists of tasks as texts, for CalDAV. Who calls has looked at the rights. */
@Injectable()
export class TaskStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: TaskRows,
    private readonly changes: Changes,
  ) {}

  /** The lists of a space. */
  list({ id: spaceId }: SpaceRef): Promise<TaskListEntity[]> {
    const order = { id: 'ASC' } as const;
    return this.dataSource.manager.find(TaskListEntity, { where: { spaceId }, order });
  }

  /** Tasks by their ids. */
  async get(listId: string, ids: readonly string[]): Promise<StoredTodo[]> {
    const { manager } = this.dataSource;
    return textsOf(manager, await manager.findBy(TaskEntity, { listId, id: Any([...ids]) }));
  }

  /** All tasks of a list, or those that may be due within a stretch of time, and those without one. */
  async find(listId: string, { from, to }: { from?: Date; to?: Date } = {}): Promise<StoredTodo[]> {
    const query = this.dataSource.createQueryBuilder(TaskEntity, 'task').where({ listId });
    query.orderBy('task.rank');
    const late = 'task.sortDue >= :from or task.rrule is not null';
    if (from) query.andWhere(`(task.sortDue is null or ${late})`, { from });
    if (to) query.andWhere('(task.sortDue is null or task.sortDue < :to)', { to });
    return textsOf(this.dataSource.manager, await query.getMany());
  }

  /** Whether it was there, and as `ifTag` says. */
  delete(listId: string, id: string, ifTag: IfTag): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockList(manager, listId);
      const task = await manager.findOneBy(TaskEntity, { listId, id });
      if (!task) return false;
      const [known] = await textsOf(manager, [task]);
      if (!fits(known, ifTag)) return false;
      await this.rows.remove(manager, task);
      return true;
    });
  }

  /** What changed after a number of changes. */
  async changesSince(list: TaskListEntity, after: number, limit: number): Promise<TodoChanges> {
    const { spaceId, id } = list;
    const all = await this.changes.since(spaceId, `tasks:${id}`, after, limit + 1);
    const page = all.slice(0, limit);
    const ids = [...new Set(page.map(({ subject }) => subject))];
    const where = { listId: id, id: Any(ids) };
    const rows = await this.dataSource.manager.find(TaskEntity, { where, select: { id: true } });
    const there = new Set(rows.map((row) => row.id));
    return {
      changed: ids.filter((one) => there.has(one)),
      deleted: ids.filter((one) => !there.has(one)),
      token: page.at(-1)?.seq ?? after,
      hasMore: all.length > limit,
    };
  }
}
