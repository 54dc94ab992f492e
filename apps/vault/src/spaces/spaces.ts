import { Audit } from '@skydeck/audit';
import type { ProjectRef, Tenant } from '@skydeck/auth-guard';
import { type KeysetPage, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { KeptFiles } from '../retention/kept-files.js';
import { SpaceErrors } from './space.errors.js';
import { SpaceEntity } from './space.entity.js';
import { SpaceEvents, spaceState } from './space.events.js';
import type { CreateSpace, UpdateSpace } from './space.schema.js';
import { SpaceAccess } from './space-access.js';
import { SpaceMemberEntity } from './space-member.entity.js';

/** Makes, changes and deletes spaces. */
@Injectable()
export class Spaces {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: SpaceAccess,
    private readonly quotas: Quotas,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly kept: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Makes a space; who acts as a user owns it. @throws `quota_exceeded` */
  async create({ tenant }: ProjectRef, wanted: CreateSpace, actor?: string): Promise<SpaceEntity> {
    const made = await madeBefore('spc', (id) =>
      this.dataSource.manager.findOneBy(SpaceEntity, { projectId: tenant, id }),
    );
    if (made) return made;
    const now = this.clock.now();
    const times = { createdAt: now, updatedAt: now };
    const space = Object.assign(new SpaceEntity(), {
      id: idOfThing('spc', now.getTime()),
      projectId: tenant,
      name: wanted.name,
      isMain: false,
      quotaBytes: wanted.quota_bytes,
      usedBytes: 0,
      deletedAt: null,
      version: 1,
      ...times,
    });
    return this.dataSource.transaction(async (manager) => {
      await this.quotas.take('spaces', manager, tenant);
      await manager.insert(SpaceEntity, space);
      const userId = wanted.owner ?? actor;
      if (userId !== undefined) {
        const member = { spaceId: space.id, userId, role: 'owner' as const, ...times };
        await manager.insert(SpaceMemberEntity, member);
      }
      await this.#note(manager, 'created', space, null);
      return space;
    });
  }

  /** Spaces in the order asked for; of a user, those of which the user is a member. */
  async list(project: ProjectRef, page: KeysetPage, actor?: string): Promise<SpaceEntity[]> {
    // So that the list of a project that never named a space has the one that is used.
    await this.access.resolve(project, undefined, 'read');
    const query = this.dataSource
      .createQueryBuilder(SpaceEntity, 'space')
      .where({ projectId: project.tenant, deletedAt: IsNull() });
    if (actor !== undefined) {
      query.innerJoin(
        SpaceMemberEntity,
        'member',
        'member.spaceId = space.id and member.userId = :actor',
        { actor },
      );
    }
    return readKeyset(query, page);
  }

  /** One that the caller was let into. */
  get(id: string): Promise<SpaceEntity> {
    return this.dataSource.manager.findOneByOrFail(SpaceEntity, { id });
  }

  /** @throws `space.not_found`, `precondition_failed` */
  update(
    projectId: Tenant,
    id: string,
    changes: UpdateSpace,
    expected: Precondition,
  ): Promise<SpaceEntity> {
    return this.dataSource.transaction(async (manager) => {
      const before = await locked(manager, projectId, id);
      expected.check(before.version);
      const after = Object.assign(new SpaceEntity(), before, {
        name: changes.name ?? before.name,
        quotaBytes: changes.quota_bytes === undefined ? before.quotaBytes : changes.quota_bytes,
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      await manager.update(SpaceEntity, { id }, after);
      await this.#note(manager, 'updated', after, before);
      return after;
    });
  }

  /** Nobody sees it from now on; what is in it is removed soon. @throws `space.is_main`, `file.kept` */
  delete(projectId: Tenant, id: string, expected: Precondition): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const before = await locked(manager, projectId, id);
      expected.check(before.version);
      if (before.isMain) throw SpaceErrors.is_main();
      await this.kept.checkSpace(manager, id);
      await manager.update(SpaceEntity, { id }, { deletedAt: this.clock.now() });
      await this.#note(manager, 'deleted', before, before);
    });
  }

  async #note(
    manager: EntityManager,
    what: 'created' | 'updated' | 'deleted',
    space: SpaceEntity,
    before: SpaceEntity | null,
  ): Promise<void> {
    const { id: subject, projectId: tenant } = space;
    const data = spaceState(space);
    await this.events.recordMany(manager, [{ type: SpaceEvents[what], tenant, subject, data }]);
    await this.audit.record(manager, {
      tenant,
      action: `space.${what.replace(/d$/, '')}`,
      target: subject,
      before: before && spaceState(before),
      after: what === 'deleted' ? null : data,
    });
  }
}

async function locked(manager: EntityManager, projectId: Tenant, id: string): Promise<SpaceEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const where = { projectId, id, deletedAt: IsNull() };
  const space = await manager.findOne(SpaceEntity, { where, lock });
  if (!space) throw SpaceErrors.not_found();
  return space;
}
