import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import { KycErrors } from '../kyc.errors.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { LIFE_MS } from '../sessions/kyc-sessions.service.js';
import { KycTransitions } from '../sessions/kyc-transitions.js';
import { KycReviewEntity } from './kyc-review.entity.js';
import type { DecideKycReview } from './kyc-review.schema.js';
import { KycReviewsService } from './kyc-reviews.service.js';
import { newReview } from './new-review.js';
import { ReviewHistory } from './review-history.js';

/** What reviewers decide, and what follows from it. */
@Injectable()
export class KycDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: KycReviewsService,
    private readonly transitions: KycTransitions,
    private readonly history: ReviewHistory,
    private readonly clock: Clock,
  ) {}

  /**
   * Decides a review that the reviewer has in hand. Where two have to agree, the first decision
   * makes another review, which somebody else decides; the session ends when two in a row agree.
   * @throws `kyc.review_not_yours`
   */
  async decide(
    tenant: Tenant,
    id: string,
    reviewer: string,
    wanted: DecideKycReview,
    expected: Precondition,
  ): Promise<KycReviewEntity> {
    const { version } = await this.reviews.get(tenant, id);
    expected.check(version);
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const { affected } = await manager.update(
        KycReviewEntity,
        { id, status: 'claimed', claimedBy: reviewer, version },
        {
          status: 'decided',
          decision: wanted.decision,
          reasons: wanted.reasons,
          comment: wanted.comment ?? null,
          internalComment: wanted.internal_comment ?? null,
          decidedBy: reviewer,
          decidedAt: now,
          version: version + 1,
        },
      );
      if (affected !== 1) throw KycErrors.review_not_yours();
      const review = await manager.findOneByOrFail(KycReviewEntity, { id });
      await this.#follow(manager, review, now);
      await this.history.note(manager, 'decided', review);
      return review;
    });
  }

  async #follow(manager: EntityManager, review: KycReviewEntity, now: Date): Promise<void> {
    const { sessionId: id, decision, confirms, reasons, comment, decidedBy } = review;
    const session = await manager.findOneByOrFail(KycSessionEntity, { id });
    const set = { reasons, comment };
    if (decision === 'retry') {
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      return this.#step(manager, id, 'requires_input', { ...set, expiresAt });
    }
    if (session.reviewers === 2 && confirms !== decision) {
      const next = newReview(session, now, { notBy: decidedBy, confirms: decision });
      await manager.insert(KycReviewEntity, next);
      return this.history.note(manager, 'opened', next);
    }
    return this.#step(manager, id, decision === 'approve' ? 'verified' : 'declined', set);
  }

  async #step(
    manager: EntityManager,
    id: string,
    to: 'requires_input' | 'verified' | 'declined',
    set: Partial<KycSessionEntity>,
  ): Promise<void> {
    const taken = await this.transitions.take(manager, { id, to, from: ['needs_review'], set });
    if (!taken) throw KycErrors.final();
  }
}
