import type { OutboundAnswer, OutboundProblem } from '@skydeck/outbound';
import { z } from 'zod';
import { DriverError, type DriverFailure } from '../driver-error.js';
import { retryAfterMs } from '../retry-after.js';

const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
const BAD_REQUEST = 'type.googleapis.com/google.rpc.BadRequest';

/** How APIs of Google say what is wrong. @see https://google.aip.dev/193 */
const Failure = z.object({
  error: z.object({
    status: z.string().max(60).optional(),
    details: z.array(z.record(z.string(), z.unknown())).default([]),
  }),
});

/** @see https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode */
const BY_CODE: Readonly<Record<string, DriverFailure>> = {
  UNREGISTERED: 'invalid_recipient',
  SENDER_ID_MISMATCH: 'invalid_recipient',
  INVALID_ARGUMENT: 'rejected',
  QUOTA_EXCEEDED: 'rate_limited',
  RESOURCE_EXHAUSTED: 'rate_limited',
  THIRD_PARTY_AUTH_ERROR: 'account_refused',
  UNAUTHENTICATED: 'account_refused',
  PERMISSION_DENIED: 'account_refused',
  NOT_FOUND: 'account_refused',
  UNAVAILABLE: 'provider_unavailable',
  // Nobody can say whether it was taken.
  INTERNAL: 'outcome_unknown',
};

/** What it means for a message that there was no answer. */
const BY_PROBLEM: Readonly<Record<OutboundProblem, DriverFailure>> = {
  address_not_allowed: 'provider_unavailable',
  name_not_found: 'provider_unavailable',
  connection_failed: 'provider_unavailable',
  tls_failed: 'provider_unavailable',
  connection_reset: 'outcome_unknown',
  timeout: 'outcome_unknown',
};

/** What an answer means that is no success. */
export function fcmFailure({ status, headers, body }: OutboundAnswer, now: Date): DriverError {
  const { code, isToken } = codeIn(body);
  const known = code === null ? undefined : BY_CODE[code];
  const failure = isToken ? 'invalid_recipient' : (known ?? failureOf(status));
  const waitMs = retryAfterMs(headers.get('retry-after'), now);
  return new DriverError(failure, {
    detail: code ?? `http_${status}`,
    ...(code === 'UNREGISTERED' && { gone: { since: null } }),
    ...(waitMs !== null && { retryAfterMs: waitMs }),
  });
}

export function unanswered(problem: OutboundProblem, cause: unknown): DriverError {
  return new DriverError(BY_PROBLEM[problem], { cause, detail: problem });
}

function failureOf(status: number): DriverFailure {
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 403 || status === 404) return 'account_refused';
  if (status === 503 || (status >= 300 && status < 400)) return 'provider_unavailable';
  return status >= 500 ? 'outcome_unknown' : 'rejected';
}

function codeIn(body: Buffer): { code: string | null; isToken: boolean } {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    value = undefined;
  }
  const { data } = Failure.safeParse(value);
  const details = data?.error.details ?? [];
  const own = details.find((detail) => detail['@type'] === FCM_ERROR)?.['errorCode'];
  const code = typeof own === 'string' ? own : (data?.error.status ?? null);
  const isCode = code !== null && /^[A-Z_]{1,60}$/.test(code);
  return { code: isCode ? code : null, isToken: details.some(blamesToken) };
}

const Violations = z.object({ fieldViolations: z.array(z.object({ field: z.string() })) });

function blamesToken(detail: Record<string, unknown>): boolean {
  const { data } = Violations.safeParse(detail);
  const isBadRequest = detail['@type'] === BAD_REQUEST;
  return (
    isBadRequest && (data?.fieldViolations ?? []).some(({ field }) => field === 'message.token')
  );
}
