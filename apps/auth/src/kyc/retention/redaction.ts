import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { KycDocumentEntity } from '../documents/kyc-document.entity.js';
import { KycObjects } from '../documents/kyc-objects.js';
import { KycErrors } from '../kyc.errors.js';
import { KycReviewEntity } from '../reviews/kyc-review.entity.js';
import type { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { KycSessionsService } from '../sessions/kyc-sessions.service.js';
import { KycTransitions } from '../sessions/kyc-transitions.js';

/** Deletes what is personal and keeps how it ended. */
@Injectable()
export class Redaction {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: KycSessionsService,
    private readonly transitions: KycTransitions,
    private readonly objects: KycObjects,
    private readonly clock: Clock,
  ) {}

  /** Redacts a session that has ended. Done again, it stays so. @throws `kyc.not_final` */
  async redact(tenant: Tenant, id: string): Promise<KycSessionEntity> {
    const { status } = await this.sessions.get(tenant, id);
    if (status === 'redacted') return this.sessions.get(tenant, id);
    await this.run(id);
    const session = await this.sessions.get(tenant, id);
    if (session.status !== 'redacted') throw KycErrors.not_final();
    return session;
  }

  /**
   * Redacts a session if it has ended. The pictures go before the commit: a crash leaves a session
   * that is redacted again, never one that is called so and still has bytes.
   */
  async run(id: string): Promise<void> {
    const set = {
      dataKey: null,
      claims: null,
      identity: null,
      fingerprint: null,
      comment: null,
      redactedAt: this.clock.now(),
    };
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.transitions.take(manager, { id, to: 'redacted', set }))) return;
      await manager.delete(KycDocumentEntity, { sessionId: id });
      const words = { comment: null, internalComment: null };
      await manager.update(KycReviewEntity, { sessionId: id }, words);
      await this.objects.deleteAllOf(id);
    });
  }
}
