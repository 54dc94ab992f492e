import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import type { Destination } from './destination.js';
import { prefixOf } from './otp-limits.js';
import type { OtpEntity, OtpPurpose } from './otp.entity.js';

const FIRST_COOL_DOWN_MS = 30_000;
/** Nobody hands a message over for longer; then it was left by a crash. */
const SENDING_MS = 10_000;
const ID_PREFIX: Partial<Record<OtpPurpose, string>> = { sign_in: 'sgn' };

/** A code that somebody wants to have sent. */
export interface OtpRequest {
  /** Null for sign-ins to the platform itself. */
  readonly tenant: Tenant | null;
  readonly purpose: OtpPurpose;
  readonly destination: Destination;
  readonly name?: string | undefined;
  /** Address of the end user's device, as far as it is known. */
  readonly ip?: string | undefined;
  /** Language of the message; that of the project when not given. */
  readonly locale?: string | undefined;
  readonly metadata?: Record<string, string> | undefined;
  /** The HTTP request that this serves. */
  readonly requestId: string;
}

/** How the project wants its codes. */
export interface CodeRules {
  readonly code_length: number;
  readonly ttl_s: number;
}

/** A verification whose first message is about to be handed over. */
export function newOtp(
  { tenant, purpose, destination, name, locale, metadata = {} }: OtpRequest,
  { code_length: codeLength, ttl_s: ttlS }: CodeRules,
  now: Date,
): OtpEntity {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const { channel, to, country = null } = destination;
  return {
    id: newId(ID_PREFIX[purpose] ?? 'otp', now.getTime()),
    tenant,
    purpose,
    channel,
    destination: to,
    country,
    prefix: country === null ? null : prefixOf(to),
    name: name ?? null,
    status: 'pending',
    reasons: [],
    codeLength,
    locale: locale ?? null,
    metadata,
    attempts: 0,
    sends: 1,
    handed: 0,
    sendingUntil: at(SENDING_MS),
    lastSendAt: now,
    nextSendAt: at(FIRST_COOL_DOWN_MS),
    expiresAt: at(ttlS * 1000),
    verifiedAt: null,
    deliveredAt: null,
    createdAt: now,
  };
}
