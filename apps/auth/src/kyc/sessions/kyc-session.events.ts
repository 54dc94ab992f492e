import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { REASON_CODES } from '../checks/reasons.js';
import { KYC_OUTCOMES, KYC_STATUSES, type KycSessionEntity } from './kyc-session.entity.js';

const Session = z.object({
  id: z.string().describe('`kyc_…`'),
  user_id: z.string().nullable().describe('Who is verified, `usr_…`; null if no user of ours.'),
  status: z.enum(KYC_STATUSES).describe('How it stands.'),
  outcome: z.enum(KYC_OUTCOMES).nullable().describe('How it ended; null while it has not.'),
  reasons: z.array(z.enum(REASON_CODES)).describe('Why it is not verified.'),
});

const of = (description: string) => ({ schema: Session, description });

/** What happens to verifications. No event holds what names a person. */
export const KycSessionEvents = defineEvents('kyc_session', {
  created: of('A verification was begun.'),
  requires_input: of('Pictures are awaited, for the first time or again.'),
  processing: of('Pictures were handed in and are being checked.'),
  needs_review: of('A person has to look and decide.'),
  verified: of('The identity is verified.'),
  declined: of('The verification was declined for good.'),
  canceled: of('The verification was called off.'),
  expired: of('Nothing was handed in in time.'),
  redacted: of('Pictures and personal fields were deleted; the outcome stays.'),
});

/** What events show of a session. */
export function toSessionData({ id, userId, status, outcome, reasons }: KycSessionEntity) {
  return { id, user_id: userId, status, outcome, reasons };
}

/** What the audit log shows of a session: nothing that names a person. */
export function sessionState(session: KycSessionEntity): AuditState {
  const { status, outcome, reasons, round, version, documentType } = session;
  return { status, outcome, reasons, round, document_type: documentType, version };
}
