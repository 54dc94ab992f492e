import { Audit } from '@skydeck/audit';
import type { KeysetPage } from '@skydeck/database';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceErrors } from './space.errors.js';
import type { SpaceRole } from './space.entity.js';
import type { SpaceRef } from './space-access.js';
import { SpaceMemberEntity } from './space-member.entity.js';
import { SpaceMemberEvents } from './space-member.events.js';

/** Who may use a space. */
@Injectable()
export class SpaceMembers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Members in the order of their ids, one more than `limit`. */
  list({ id }: SpaceRef, { limit, after, sort }: KeysetPage): Promise<SpaceMemberEntity[]> {
    const query = this.dataSource
      .createQueryBuilder(SpaceMemberEntity, 'member')
      .where({ spaceId: id })
      .orderBy('member.userId', sort.isDescending ? 'DESC' : 'ASC')
      .limit(limit + 1);
    const beyond = sort.isDescending ? '<' : '>';
    if (after) query.andWhere(`member.userId ${beyond} :userId`, { userId: after.id });
    return query.getMany();
  }

  /** Makes a user a member, or gives a member another role. */
  async set({ id: spaceId, tenant }: SpaceRef, userId: string, role: SpaceRole) {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(SpaceMemberEntity, { spaceId, userId });
      const row = { spaceId, userId, role, createdAt: before?.createdAt ?? now, updatedAt: now };
      await manager.upsert(SpaceMemberEntity, row, ['spaceId', 'userId']);
      await this.events.record(manager, {
        type: SpaceMemberEvents[before ? 'updated' : 'added'],
        tenant,
        subject: userId,
        data: { space_id: spaceId, user_id: userId, role },
      });
      await this.audit.record(manager, {
        tenant,
        action: 'space.member.set',
        target: spaceId,
        before: before && { user_id: userId, role: before.role },
        after: { user_id: userId, role },
      });
      return manager.findOneByOrFail(SpaceMemberEntity, { spaceId, userId });
    });
  }

  /** Ends it. @throws `space.member_not_found` */
  async remove({ id: spaceId, tenant }: SpaceRef, userId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(SpaceMemberEntity, { spaceId, userId });
      if (affected !== 1) throw SpaceErrors.member_not_found();
      await this.events.record(manager, {
        type: SpaceMemberEvents.removed,
        tenant,
        subject: userId,
        data: { space_id: spaceId, user_id: userId },
      });
      await this.audit.record(manager, {
        tenant,
        action: 'space.member.remove',
        target: spaceId,
        before: { user_id: userId },
        after: null,
      });
    });
  }
}
