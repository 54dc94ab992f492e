import type { ProjectRef, Tenant } from '@skydeck/auth-guard';
import { isId, newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SpaceErrors } from './space.errors.js';
import { SpaceEntity, type SpaceRole } from './space.entity.js';
import { SpaceMemberEntity } from './space-member.entity.js';

/** What is to be done in a space. */
export type SpaceNeed = 'read' | 'write' | 'manage';

/** A space that the caller may use. */
export interface SpaceRef {
  /** `spc_…` */
  readonly id: string;
  /** The project in its mode: what rows are stored and looked up by. */
  readonly projectId: Tenant;
  /** The same, as events, audit and usage name it. */
  readonly tenant: Tenant;
  readonly isMain: boolean;
}

const ROLES: Readonly<Record<SpaceNeed, readonly SpaceRole[]>> = {
  read: ['viewer', 'editor', 'owner'],
  write: ['editor', 'owner'],
  manage: ['owner'],
};

/** Finds spaces, and says who may do what in them. */
@Injectable()
export class SpaceAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The space that is named, or the main one of the project, which is made on first use.
   * @throws `space.not_found`, `space.role_too_low`
   */
  async resolve(
    { tenant }: Pick<ProjectRef, 'tenant'>,
    spaceId: string | undefined,
    need: SpaceNeed,
    actor?: string,
  ): Promise<SpaceRef> {
    const { manager } = this.dataSource;
    const space = await (spaceId === undefined
      ? this.#main(manager, tenant)
      : this.#named(manager, tenant, spaceId));
    if (actor !== undefined) await this.#check(manager, space.id, need, actor);
    return toRef(space);
  }

  async #named(manager: EntityManager, projectId: Tenant, id: string): Promise<SpaceEntity> {
    const space = isId('spc', id) ? await manager.findOneBy(SpaceEntity, { projectId, id }) : null;
    if (!space || space.deletedAt) throw SpaceErrors.not_found();
    return space;
  }

  async #main(manager: EntityManager, projectId: Tenant): Promise<SpaceEntity> {
    const where = { projectId, isMain: true };
    const known = await manager.findOneBy(SpaceEntity, where);
    if (known) return known;
    const now = this.clock.now();
    // Others may make it in this moment: one of all is kept.
    await manager.query(
      `insert into space (id, project_id, name, is_main, created_at, updated_at)
       values ($1, $2, 'main', true, $3, $3)
       on conflict (project_id) where is_main do nothing`,
      [newId('spc', now.getTime()), projectId, now],
    );
    return manager.findOneByOrFail(SpaceEntity, where);
  }

  async #check(
    manager: EntityManager,
    spaceId: string,
    need: SpaceNeed,
    userId: string,
  ): Promise<void> {
    const member = await manager.findOneBy(SpaceMemberEntity, { spaceId, userId });
    if (!member) throw SpaceErrors.not_found();
    if (!ROLES[need].includes(member.role)) throw SpaceErrors.role_too_low();
  }
}

/** A space as the rest of the service passes it on. */
export const toRef = ({ id, projectId, isMain }: SpaceEntity): SpaceRef => ({
  id,
  projectId,
  tenant: projectId,
  isMain,
});
