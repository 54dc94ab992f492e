import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { REASON_CODES } from '../checks/reasons.js';
import { DECISIONS, type KycReviewEntity, REVIEW_STATUSES } from './kyc-review.entity.js';

const Review = z.object({
  id: z.string().describe('`krev_…`'),
  session_id: z.string().describe('`kyc_…`'),
  status: z.enum(REVIEW_STATUSES).describe('How it stands.'),
  decision: z.enum(DECISIONS).nullable().describe('What was decided; null while nothing was.'),
  reasons: z.array(z.enum(REASON_CODES)).describe('Why.'),
});

const of = (description: string) => ({ schema: Review, description });

/** What happens in the review desk. No event holds what names a person, or a comment. */
export const KycReviewEvents = defineEvents('kyc_review', {
  opened: of('A person has to look at a verification.'),
  claimed: of('A reviewer took a review in hand.'),
  released: of('A reviewer gave a review back.'),
  decided: of('A reviewer decided.'),
});

/** What events show of a review. */
export function toReviewData({ id, sessionId, status, decision, reasons }: KycReviewEntity) {
  return { id, session_id: sessionId, status, decision, reasons };
}

/** What the audit log shows of a review. */
export function reviewState(review: KycReviewEntity): AuditState {
  const { status, claimedBy, decision, reasons, decidedBy, confirms } = review;
  return {
    session_id: review.sessionId,
    status,
    claimed_by: claimedBy,
    decision,
    reasons,
    decided_by: decidedBy,
    confirms,
  };
}
