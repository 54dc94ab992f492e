import { createdWithin, listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { REASON_CODES } from '../checks/reasons.js';
import { DECISIONS, type KycReviewEntity, REVIEW_STATUSES } from './kyc-review.entity.js';

/** Which reviews to list. */
export const ListKycReviews = listQuery('kyc reviews', {
  filters: {
    status: z.enum(REVIEW_STATUSES).describe('Only reviews in this status.'),
    session_id: z.string().max(64).describe('Only reviews of this session, `kyc_…`.'),
    claimed_by: z.string().max(64).describe('Only what this account or key has in hand.'),
    ...createdWithin,
  },
  sort: ['created_at'],
  usual: 'created_at',
});
export type ListKycReviews = z.output<typeof ListKycReviews.schema>;

const words = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .regex(/^[^\0]*$/);

export const DecideKycReview = z
  .strictObject({
    decision: z.enum(DECISIONS).describe('`decline` is final, `retry` asks for other pictures.'),
    reasons: z.array(z.enum(REASON_CODES)).max(10).default([]).describe('Why; needed to refuse.'),
    comment: words().optional().describe('Said to the person.'),
    internal_comment: words().optional().describe('Said to other reviewers only.'),
  })
  .refine(({ decision, reasons }) => decision === 'approve' || reasons.length > 0, {
    error: 'Name at least one reason.',
    path: ['reasons'],
  })
  .meta({ id: 'DecideKycReview' });
export type DecideKycReview = z.output<typeof DecideKycReview>;

const time = () => z.iso.datetime();

export const KycReview = z
  .object({
    id: z.string().describe('`krev_…`'),
    session_id: z.string().describe('What it is about, `kyc_…`.'),
    round: z.int().describe('Which of the times that something was handed in.'),
    status: z.enum(REVIEW_STATUSES).describe('`void` when the session ended meanwhile.'),
    claimed_by: z.string().nullable().describe('Who has it in hand, `acc_…` or `key_…`.'),
    claimed_at: time().nullable().describe('Since when.'),
    confirms: z
      .enum(DECISIONS)
      .nullable()
      .describe('Decision of the person before, which needs a second one to agree.'),
    decision: z.enum(DECISIONS).nullable().describe('What was decided.'),
    reasons: z.array(z.enum(REASON_CODES)).describe('Why it was decided so.'),
    comment: z.string().nullable().describe('What was said to the person.'),
    internal_comment: z.string().nullable().describe('What was said to other reviewers.'),
    decided_by: z.string().nullable().describe('Who decided, `acc_…` or `key_…`.'),
    decided_at: time().nullable().describe('When.'),
    created_at: time().describe('Since when it waits.'),
  })
  .meta({ id: 'KycReview' });
export type KycReview = z.output<typeof KycReview>;

export function toKycReview(review: KycReviewEntity): KycReview {
  return {
    id: review.id,
    session_id: review.sessionId,
    round: review.round,
    status: review.status,
    claimed_by: review.claimedBy,
    claimed_at: review.claimedAt?.toISOString() ?? null,
    confirms: review.confirms,
    decision: review.decision,
    reasons: review.reasons,
    comment: review.comment,
    internal_comment: review.internalComment,
    decided_by: review.decidedBy,
    decided_at: review.decidedAt?.toISOString() ?? null,
    created_at: review.createdAt.toISOString(),
  };
}
