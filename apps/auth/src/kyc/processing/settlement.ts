import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import type { EntityManager } from 'typeorm';
import { KycCheckEntity } from '../checks/kyc-check.entity.js';
import { isRetryable, type ReasonCode } from '../checks/reasons.js';
import { KycReviewEntity } from '../reviews/kyc-review.entity.js';
import { newReview } from '../reviews/new-review.js';
import { ReviewHistory } from '../reviews/review-history.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { KycTransitions } from '../sessions/kyc-transitions.js';

const MOST_ROUNDS = 3;
const GRACE_MS = 3_600_000;

/** Decides what the checks of a session come to, once all are there. */
@Injectable()
export class Settlement {
  constructor(
    private readonly transitions: KycTransitions,
    private readonly reviews: ReviewHistory,
    private readonly clock: Clock,
  ) {}

  /** Does nothing while a check is pending, or when the session is not being processed any more. */
  async settle(manager: EntityManager, sessionId: string): Promise<void> {
    const session = await manager.findOne(KycSessionEntity, {
      where: { id: sessionId, status: 'processing' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!session) return;
    const { round } = session;
    const checks = await manager.findBy(KycCheckEntity, { sessionId, round });
    if (checks.length === 0 || checks.some(({ status }) => status === 'pending')) return;
    const open = checks.filter(({ status }) => status === 'failed' || status === 'needs_review');
    const reasons = [...new Set(open.flatMap((check) => check.reasons))];
    const isClean = open.length === 0 && checks.some(({ status }) => status === 'passed');
    if (isClean) await this.#step(manager, session, 'verified', []);
    else if (isCurable(reasons, round)) await this.#askAgain(manager, session, reasons);
    else await this.#refer(manager, session, reasons);
  }

  async #askAgain(manager: EntityManager, session: KycSessionEntity, reasons: ReasonCode[]) {
    const atLeast = this.clock.now().getTime() + GRACE_MS;
    const expiresAt = new Date(Math.max(session.expiresAt.getTime(), atLeast));
    await this.#step(manager, session, 'requires_input', reasons, { expiresAt });
  }

  async #refer(manager: EntityManager, session: KycSessionEntity, reasons: ReasonCode[]) {
    const review = newReview(session, this.clock.now());
    await manager.insert(KycReviewEntity, review);
    await this.#step(manager, session, 'needs_review', reasons);
    await this.reviews.note(manager, 'opened', review);
  }

  async #step(
    manager: EntityManager,
    { id }: KycSessionEntity,
    to: 'verified' | 'requires_input' | 'needs_review',
    reasons: ReasonCode[],
    more: Partial<KycSessionEntity> = {},
  ): Promise<void> {
    const set = { ...more, reasons };
    await this.transitions.take(manager, { id, to, from: ['processing'], set });
  }
}

/** Whether other pictures can cure all of it, and were not tried too often. */
const isCurable = (reasons: readonly ReasonCode[], round: number) =>
  reasons.length > 0 && reasons.every(isRetryable) && round < MOST_ROUNDS;
