import { z } from 'zod';
import { DriverError, type DriverFailure } from '../driver-error.js';
import { retryAfterMs } from '../retry-after.js';

/** An answer of Apple. */
export interface ApnsAnswer {
  readonly status: number;
  readonly id: string | null;
  readonly retryAfter: string | null;
  readonly body: string;
}

const Failure = z.object({
  reason: z.string().regex(/^\w{1,60}$/),
  /** Milliseconds since 1970. */
  timestamp: z.number().int().min(0).max(8.64e15).optional(),
});

/** @see "Handling notification responses from APNs" in Apple's documentation */
const BY_REASON: Readonly<Record<string, DriverFailure>> = {
  BadDeviceToken: 'invalid_recipient',
  DeviceTokenNotForTopic: 'invalid_recipient',
  MissingDeviceToken: 'invalid_recipient',
  ExpiredToken: 'invalid_recipient',
  Unregistered: 'invalid_recipient',
  BadTopic: 'account_refused',
  MissingTopic: 'account_refused',
  TopicDisallowed: 'account_refused',
  BadCertificate: 'account_refused',
  BadCertificateEnvironment: 'account_refused',
  BadEnvironmentKeyIdInToken: 'account_refused',
  ExpiredProviderToken: 'account_refused',
  InvalidProviderToken: 'account_refused',
  MissingProviderToken: 'account_refused',
  UnrelatedKeyIdInToken: 'account_refused',
  Forbidden: 'account_refused',
  PayloadTooLarge: 'rejected',
  // Of this device alone: others are served.
  TooManyRequests: 'deferred',
  TooManyProviderTokenUpdates: 'rate_limited',
  IdleTimeout: 'provider_unavailable',
  ServiceUnavailable: 'provider_unavailable',
  Shutdown: 'provider_unavailable',
  InternalServerError: 'outcome_unknown',
};

/** What an answer means that is no success. */
export function apnsFailure(answer: ApnsAnswer, now: Date): DriverError {
  const { status, retryAfter } = answer;
  const said = saidIn(answer);
  const reason = said?.reason ?? null;
  const waitMs = retryAfterMs(retryAfter, now);
  const isGone = status === 410;
  const since = said?.timestamp === undefined ? null : new Date(said.timestamp);
  return new DriverError((reason === null ? null : BY_REASON[reason]) ?? failureOf(status), {
    detail: reason ?? `http_${status}`,
    ...(isGone && { gone: { since } }),
    ...(waitMs !== null && { retryAfterMs: waitMs }),
  });
}

function failureOf(status: number): DriverFailure {
  if (status === 410) return 'invalid_recipient';
  if (status === 429) return 'rate_limited';
  if (status === 403) return 'account_refused';
  if (status === 503 || (status >= 300 && status < 400)) return 'provider_unavailable';
  return status >= 500 ? 'outcome_unknown' : 'rejected';
}

function saidIn({ body }: ApnsAnswer): z.output<typeof Failure> | null {
  try {
    return Failure.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
