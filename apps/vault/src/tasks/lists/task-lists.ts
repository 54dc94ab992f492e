import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { invalid, type Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId, newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../../spaces/space-access.js';
import { TaskErrors } from '../task.errors.js';
import { TaskNotices } from '../task-notices.js';
import { TaskListEntity, type TaskSection } from './task-list.entity.js';
import type { CreateTaskList, ListTaskLists, UpdateTaskList } from './task-list.schema.js';

/** Who asks. */
export interface TaskCaller {
  readonly project: Pick<ProjectRef, 'tenant'>;
  /** The user for whom; undefined for the project itself. */
  readonly actor: string | undefined;
}

const LEAVE = `
  update task set section_id = null
  where list_id = $1 and section_id is not null and section_id <> all($2::text[])`;

/** The lists of tasks of a project. */
@Injectable()
export class TaskLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly notices: TaskNotices,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** @throws `space.not_found`, `space.role_too_low`, `quota_exceeded` */
  async create({ project, actor }: TaskCaller, wanted: CreateTaskList): Promise<TaskListEntity> {
    const made = await madeBefore('tls', (id) => this.get({ project, actor }, id));
    if (made) return made;
    const space = await this.spaces.resolve(project, wanted.space_id, 'write', actor);
    const now = this.clock.now();
    const list = Object.assign(new TaskListEntity(), {
      id: idOfThing('tls', now.getTime()),
      projectId: space.projectId,
      spaceId: space.id,
      name: wanted.name,
      sections: sectionsOf(wanted.sections, []),
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('task_lists', manager, project.tenant);
      await manager.insert(TaskListEntity, list);
      await this.notices.list(manager, 'created', list);
    });
    return list;
  }

  /** One more than `limit`. */
  async list(
    { project, actor }: TaskCaller,
    wanted: ReturnType<typeof ListTaskLists.parse>,
  ): Promise<TaskListEntity[]> {
    const space = await this.spaces.resolve(project, wanted.filters.space_id, 'read', actor);
    const query = this.dataSource.createQueryBuilder(TaskListEntity, 'list');
    return readKeyset(query.where({ spaceId: space.id }), wanted);
  }

  /** @throws `task.list_not_found`, `space.role_too_low` */
  async get(
    { project, actor }: TaskCaller,
    id: string,
    need: SpaceNeed = 'read',
  ): Promise<TaskListEntity> {
    const where = { projectId: project.tenant, id };
    const { manager } = this.dataSource;
    const list = isId('tls', id) ? await manager.findOneBy(TaskListEntity, where) : null;
    if (!list) throw TaskErrors.list_not_found();
    await this.spaces.resolve(project, list.spaceId, need, actor).catch((error: unknown) => {
      throw (error as { code?: string }).code === 'space.not_found'
        ? TaskErrors.list_not_found()
        : error;
    });
    return list;
  }

  /** Tasks of a section that is left out lie in none. @throws `precondition_failed` */
  async update(
    caller: TaskCaller,
    id: string,
    { name, sections }: UpdateTaskList,
    expected: Precondition,
  ): Promise<TaskListEntity> {
    await this.get(caller, id, 'write');
    return this.dataSource.transaction(async (manager) => {
      const before = await lockList(manager, id);
      expected.check(before.version);
      const list = Object.assign(new TaskListEntity(), before, {
        ...(name !== undefined && { name }),
        ...(sections && { sections: sectionsOf(sections, before.sections) }),
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      await manager.update(TaskListEntity, { id }, list);
      if (sections) await manager.query(LEAVE, [id, list.sections.map((section) => section.id)]);
      await this.notices.list(manager, 'updated', list, before);
      return list;
    });
  }

  /** Deletes it with its tasks. */
  async delete(caller: TaskCaller, id: string, expected: Precondition): Promise<void> {
    await this.get(caller, id, 'write');
    await this.dataSource.transaction(async (manager) => {
      const list = await lockList(manager, id);
      expected.check(list.version);
      await manager.delete(TaskListEntity, { id });
      await this.notices.list(manager, 'deleted', list, list);
    });
  }
}

/** Whoever changes the order or the tree of a list waits here for the others. */
export async function lockList(manager: EntityManager, id: string): Promise<TaskListEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const list = await manager.findOne(TaskListEntity, { where: { id }, lock });
  if (!list) throw TaskErrors.list_not_found();
  return list;
}

function sectionsOf(
  wanted: CreateTaskList['sections'],
  known: readonly TaskSection[],
): TaskSection[] {
  const ids = new Set(known.map(({ id }) => id));
  return wanted.map(({ id, name }, place) => {
    if (id === undefined) return { id: newId('sec'), name };
    // Each of them is named once.
    if (ids.delete(id)) return { id, name };
    const location = `body.sections.${place}.id`;
    const message = 'Must be a section of this list, named once.';
    throw invalid([{ location, code: 'invalid', message }]);
  });
}
