import type { DocumentReading } from '@skydeck/document-reader';
import type { Claims } from '../sessions/kyc-session-fields.js';
import type { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import type { CheckStatus, DocumentType, Side } from './check-types.js';
import type { Identity } from './identity.js';
import type { ReasonCode } from './reasons.js';

/** What was read from one picture, or why nothing could be. */
export interface SideReading {
  readonly side: Side;
  readonly reading: DocumentReading | null;
  readonly problem?: ReasonCode;
}

/** Everything that the checks built in go by. */
export interface Evidence {
  readonly session: KycSessionEntity;
  readonly documentType: DocumentType;
  readonly readings: readonly SideReading[];
  readonly identities: readonly Identity[];
  readonly claims: Claims | null;
  /** YYYY-MM-DD, in UTC. */
  readonly today: string;
  /** Whether the same document stands for somebody else in this project. */
  readonly isDuplicate: boolean;
}

/** What a check has come to. */
export interface Verdict {
  readonly status: Exclude<CheckStatus, 'pending'>;
  readonly reasons: readonly ReasonCode[];
}

export const passed: Verdict = { status: 'passed', reasons: [] };
export const skipped: Verdict = { status: 'skipped', reasons: [] };
export const failed = (...reasons: readonly ReasonCode[]): Verdict => ({
  status: 'failed',
  reasons,
});
export const unclear = (...reasons: readonly ReasonCode[]): Verdict => ({
  status: 'needs_review',
  reasons,
});
