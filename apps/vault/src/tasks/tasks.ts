import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { lockList, type TaskCaller, TaskLists } from './lists/task-lists.js';
import { checkPlace, columnsOf, newTask, rankOf, settle } from './task-changes.js';
import { TaskEntity } from './task.entity.js';
import { TaskErrors } from './task.errors.js';
import { lockTask, TaskRows } from './task-rows.js';
import type { CreateTask, ListTasks, MoveTask, UpdateTask } from './task.schema.js';

/** The tasks of lists. */
@Injectable()
export class Tasks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: TaskLists,
    private readonly rows: TaskRows,
    private readonly clock: Clock,
  ) {}

  /** @throws `task.list_not_found`, `task.too_deep`, `validation_failed`, `quota_exceeded` */
  async create(caller: TaskCaller, listId: string, wanted: CreateTask): Promise<TaskEntity> {
    const made = await madeBefore('tsk', (id) => this.get(caller, id, 'write'));
    if (made) return made;
    const { projectId, spaceId } = await this.lists.get(caller, listId, 'write');
    const now = this.clock.now();
    const { before_id, after_id, ...given } = wanted;
    const task = newTask({ projectId, spaceId, listId }, columnsOf(given, now), now);
    settle(task, null);
    return this.dataSource.transaction(async (manager) => {
      const list = await lockList(manager, listId);
      return this.rows.insert(manager, list, task, { before_id, after_id });
    });
  }

  /** @throws `task.not_found`, `space.role_too_low` */
  async get(caller: TaskCaller, id: string, need: 'read' | 'write' = 'read'): Promise<TaskEntity> {
    const where = { projectId: caller.project.tenant, id };
    const task = isId('tsk', id)
      ? await this.dataSource.manager.findOneBy(TaskEntity, where)
      : null;
    if (!task) throw TaskErrors.not_found();
    await this.lists.get(caller, task.listId, need).catch((error: unknown) => {
      const isGone = (error as { code?: string }).code === 'task.list_not_found';
      throw isGone ? TaskErrors.not_found() : error;
    });
    return task;
  }

  /** One more than `limit`. */
  async list(
    caller: TaskCaller,
    list: string,
    wanted: ReturnType<typeof ListTasks.parse>,
  ): Promise<TaskEntity[]> {
    const { id: listId } = await this.lists.get(caller, list);
    const { done, section_id: sectionId, parent_id: parentId, label, assignee } = wanted.filters;
    const query = this.dataSource.createQueryBuilder(TaskEntity, 'task').where({
      listId,
      ...(done !== undefined && { doneAt: done ? Not(IsNull()) : IsNull() }),
      ...(sectionId !== undefined && { sectionId }),
      ...(parentId !== undefined && { parentId }),
      ...(assignee !== undefined && { assignee }),
    });
    const { due_before: dueBefore } = wanted.filters;
    if (label !== undefined) query.andWhere('task.labels @> array[:label]', { label });
    if (dueBefore !== undefined) query.andWhere('task.sortDue < :dueBefore', { dueBefore });
    return readKeyset(query, wanted);
  }

  /** What is done and has a rule is followed by the next, once. @throws `precondition_failed` */
  update(
    caller: TaskCaller,
    id: string,
    wanted: UpdateTask,
    expected: Precondition,
  ): Promise<TaskEntity> {
    return this.#change(caller, id, expected, async (manager, before, list) => {
      const task = Object.assign(
        new TaskEntity(),
        before,
        columnsOf(wanted, this.clock.now(), before),
      );
      settle(task, before);
      if (wanted.parent_id !== undefined || wanted.section_id !== undefined) {
        await checkPlace(manager, list, task);
      }
      return task;
    });
  }

  /** Puts a task elsewhere in its list. @throws `precondition_failed` */
  move(
    caller: TaskCaller,
    id: string,
    wanted: MoveTask,
    expected: Precondition,
  ): Promise<TaskEntity> {
    return this.#change(caller, id, expected, async (manager, before, list) => {
      const task = Object.assign(new TaskEntity(), before);
      if (wanted.section_id !== undefined) task.sectionId = wanted.section_id;
      await checkPlace(manager, list, task);
      task.rank = await rankOf(manager, task.listId, wanted, id);
      return task;
    });
  }

  /** Deletes it with its subtasks. */
  async delete(caller: TaskCaller, id: string, expected: Precondition): Promise<void> {
    const { listId } = await this.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      await lockList(manager, listId);
      const task = await lockTask(manager, id);
      expected.check(task.version);
      await this.rows.remove(manager, task);
    });
  }

  /** The task as it is, which nobody else changes until the transaction ends. */
  lock(manager: EntityManager, id: string): Promise<TaskEntity> {
    return lockTask(manager, id);
  }

  async #change(
    caller: TaskCaller,
    id: string,
    expected: Precondition,
    changed: (
      manager: EntityManager,
      before: TaskEntity,
      list: Awaited<ReturnType<typeof lockList>>,
    ) => Promise<TaskEntity>,
  ): Promise<TaskEntity> {
    const { listId } = await this.get(caller, id, 'write');
    return this.dataSource.transaction(async (manager) => {
      const list = await lockList(manager, listId);
      const before = await lockTask(manager, id);
      expected.check(before.version);
      return this.rows.change(manager, before, await changed(manager, before, list));
    });
  }
}
