import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserDeletions } from '../../users/user-deletions.js';
import type { UserEntity } from '../../users/user.entity.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { KycTransitions } from '../sessions/kyc-transitions.js';

/**
 * Verifications of users who are deleted are not kept: what has not ended is cancelled, and the
 * next round of the sweeper redacts all of it, pictures too. Rounds come back after a crash.
 */
@Injectable()
export class DeletedUsers implements OnModuleInit {
  constructor(
    private readonly deletions: UserDeletions,
    private readonly transitions: KycTransitions,
  ) {}

  onModuleInit(): void {
    this.deletions.also((manager, user) => this.#letGo(manager, user));
  }

  async #letGo(manager: EntityManager, { tenant, id: userId }: UserEntity): Promise<void> {
    const kept = await manager.find(KycSessionEntity, { where: { tenant, userId } });
    for (const { id } of kept) await this.transitions.take(manager, { id, to: 'canceled' });
    await manager.update(KycSessionEntity, { tenant, userId }, { retentionDays: 0 });
  }
}
