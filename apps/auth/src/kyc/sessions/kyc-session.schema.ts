import { ownerOf } from '@skydeck/auth-guard';
import { createdWithin, listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { CHECK_TYPES, DOCUMENT_TYPES } from '../checks/check-types.js';
import { REASON_CODES } from '../checks/reasons.js';
import { newSessionFields } from './kyc-session-fields.js';
import { KYC_OUTCOMES, KYC_STATUSES, type KycSessionEntity } from './kyc-session.entity.js';

export const CreateKycSession = z
  .strictObject(newSessionFields)
  .refine(({ user_id, external_reference }) => user_id ?? external_reference, {
    error: 'Name a user or an external reference.',
    path: ['user_id'],
  })
  .meta({ id: 'CreateKycSession' });
export type CreateKycSession = z.output<typeof CreateKycSession>;

/** Which sessions to list. */
export const ListKycSessions = listQuery('kyc sessions', {
  filters: {
    status: z.enum(KYC_STATUSES).describe('Only sessions in this status.'),
    outcome: z.enum(KYC_OUTCOMES).describe('Only sessions that ended so.'),
    user_id: z.string().max(64).describe('Only sessions of this user, `usr_…`.'),
    external_reference: z.string().max(128).describe('Only sessions with this reference.'),
    ...createdWithin,
  },
  sort: ['created_at', 'updated_at'],
});
export type ListKycSessions = z.output<typeof ListKycSessions.schema>;

const time = () => z.iso.datetime();

export const KycSession = z
  .object({
    id: z.string().describe('`kyc_…`'),
    mode: z.enum(['live', 'test']).describe('Sessions of test mode are apart from real ones.'),
    user_id: z.string().nullable().describe('Who is verified, `usr_…`.'),
    external_reference: z.string().nullable().describe('What you call the person.'),
    status: z.enum(KYC_STATUSES).describe('How it stands.'),
    outcome: z.enum(KYC_OUTCOMES).nullable().describe('How it ended; null while it has not.'),
    checks: z.array(z.enum(CHECK_TYPES)).describe('What is checked.'),
    document_types: z.array(z.enum(DOCUMENT_TYPES)).describe('Documents that are accepted.'),
    countries: z.array(z.string()).describe('Countries that are accepted; all when empty.'),
    minimum_age: z.int().nullable().describe('How old the person must be.'),
    document_type: z.enum(DOCUMENT_TYPES).nullable().describe('What was handed in.'),
    round: z.int().describe('How often something was handed in.'),
    reasons: z.array(z.enum(REASON_CODES)).describe('Why it is not verified.'),
    comment: z.string().nullable().describe('What a reviewer says to the person.'),
    reviewers: z.int().describe('How many people have to agree on a decision.'),
    retention_days: z.int().describe('Days after its end when personal data is deleted.'),
    redirect_url: z.string().nullable().describe('Where the person goes afterwards.'),
    created_at: time().describe('When it was made.'),
    updated_at: time().describe('When it was last changed.'),
    expires_at: time().describe('Until when something can be handed in.'),
    submitted_at: time().nullable().describe('When something was last handed in.'),
    decided_at: time().nullable().describe('When it ended.'),
    redacted_at: time().nullable().describe('When personal data was deleted.'),
  })
  .meta({ id: 'KycSession' });
export type KycSession = z.output<typeof KycSession>;

export const NewKycSession = KycSession.extend({
  client_secret: z.string().describe('Lets the person hand documents in. Shown only now.'),
  url: z.string().describe('Page on which the person does it.'),
}).meta({ id: 'NewKycSession' });

const text = (date: Date | null) => date?.toISOString() ?? null;

export function toKycSession(session: KycSessionEntity): KycSession {
  return {
    id: session.id,
    mode: ownerOf(session.tenant).mode,
    user_id: session.userId,
    external_reference: session.externalReference,
    status: session.status,
    outcome: session.outcome,
    checks: session.checks,
    document_types: session.documentTypes,
    countries: session.countries,
    minimum_age: session.minimumAge,
    document_type: session.documentType,
    round: session.round,
    reasons: session.reasons,
    comment: session.comment,
    reviewers: session.reviewers,
    retention_days: session.retentionDays,
    redirect_url: session.redirectUrl,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    submitted_at: text(session.submittedAt),
    decided_at: text(session.decidedAt),
    redacted_at: text(session.redactedAt),
  };
}
