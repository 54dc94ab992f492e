import type { OutboundAnswer, OutboundProblem } from '@skydeck/outbound';
import { DriverError, type DriverFailure } from '../driver-error.js';
import { retryAfterMs } from '../retry-after.js';

const BY_STATUS: Readonly<Record<number, DriverFailure>> = {
  401: 'account_refused',
  403: 'account_refused',
  // Gone, and never known: the page has to subscribe anew (RFC 8030, 7.3).
  404: 'invalid_recipient',
  410: 'invalid_recipient',
  429: 'rate_limited',
  503: 'provider_unavailable',
};

/** What it means for a message that there was no answer. */
const BY_PROBLEM: Readonly<Record<OutboundProblem, DriverFailure>> = {
  address_not_allowed: 'invalid_recipient',
  name_not_found: 'provider_unavailable',
  connection_failed: 'provider_unavailable',
  tls_failed: 'provider_unavailable',
  connection_reset: 'outcome_unknown',
  timeout: 'outcome_unknown',
};

/** What a status of a push service means that is no success. */
export function refused(
  { status, headers }: Pick<OutboundAnswer, 'status' | 'headers'>,
  now: Date,
): DriverError {
  const code = BY_STATUS[status] ?? (status >= 500 ? 'outcome_unknown' : 'rejected');
  const isGone = status === 404 || status === 410;
  const waitMs = retryAfterMs(headers.get('retry-after'), now);
  return new DriverError(code, {
    detail: `http_${status}`,
    ...(isGone && { gone: { since: null } }),
    ...(waitMs !== null && { retryAfterMs: waitMs }),
  });
}

export function unanswered(problem: OutboundProblem, cause: unknown): DriverError {
  return new DriverError(BY_PROBLEM[problem], { cause, detail: problem });
}
