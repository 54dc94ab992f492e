import { newId } from '@skydeck/ids';
import type { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import type { KycReviewEntity } from './kyc-review.entity.js';

/** A review that anybody may take who did not decide the one before. */
export function newReview(
  { id: sessionId, tenant, round }: KycSessionEntity,
  now: Date,
  after: Partial<Pick<KycReviewEntity, 'notBy' | 'confirms'>> = {},
): KycReviewEntity {
  return {
    id: newId('krev', now.getTime()),
    tenant,
    sessionId,
    round,
    status: 'open',
    notBy: null,
    confirms: null,
    claimedBy: null,
    claimedAt: null,
    decision: null,
    reasons: [],
    comment: null,
    internalComment: null,
    decidedBy: null,
    decidedAt: null,
    version: 1,
    createdAt: now,
    ...after,
  };
}
