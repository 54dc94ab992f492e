import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Changes } from '../changes/changes.js';
import type { TaskListEntity } from './lists/task-list.entity.js';
import type { TaskEntity } from './task.entity.js';
import { listState, TaskEvents, TaskListEvents, taskState } from './task.events.js';

const VERBS = {
  created: 'create',
  updated: 'update',
  completed: 'complete',
  deleted: 'delete',
} as const;

/** Tells what was done with tasks and lists, last in the transaction of the change. */
@Injectable()
export class TaskNotices {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly changes: Changes,
  ) {}

  async task(
    manager: EntityManager,
    what: keyof typeof VERBS,
    task: TaskEntity,
    before: TaskEntity | null = null,
  ): Promise<void> {
    const { projectId: tenant, id, spaceId, listId } = task;
    const data = taskState(task);
    await this.events.record(manager, { type: TaskEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `task.${VERBS[what]}`,
      target: id,
      before: before && taskState(before),
      after: what === 'deleted' ? null : data,
    });
    await this.changes.record(manager, {
      space: { id: spaceId },
      collection: `tasks:${listId}`,
      kind: 'task',
      id,
      what: what === 'completed' ? 'updated' : what,
    });
  }

  async list(
    manager: EntityManager,
    what: 'created' | 'updated' | 'deleted',
    list: TaskListEntity,
    before: TaskListEntity | null = null,
  ): Promise<void> {
    const { projectId: tenant, id, spaceId } = list;
    const data = listState(list);
    await this.events.record(manager, { type: TaskListEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `task_list.${VERBS[what]}`,
      target: id,
      before: before && listState(before),
      after: what === 'deleted' ? null : data,
    });
    await this.changes.record(manager, {
      space: { id: spaceId },
      collection: 'tasks',
      kind: 'task_list',
      id,
      what,
    });
  }
}
