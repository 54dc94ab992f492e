import type { OutboundAnswer, OutboundProblem } from '@skydeck/outbound';
import { DriverError, type DriverFailure } from '../driver-error.js';

/** What it means for a message that a call had no answer: it may have arrived all the same. */
export const OutcomeOf: Readonly<Record<OutboundProblem, DriverFailure>> = {
  address_not_allowed: 'provider_unavailable',
  name_not_found: 'provider_unavailable',
  connection_failed: 'provider_unavailable',
  tls_failed: 'provider_unavailable',
  connection_reset: 'outcome_unknown',
  timeout: 'outcome_unknown',
};

/** Codes of Twilio and of those that speak like it. */
const BY_CODE: Readonly<Record<string, DriverFailure>> = {
  20003: 'account_refused',
  20005: 'account_refused',
  20429: 'rate_limited',
  21211: 'invalid_recipient',
  21408: 'account_refused',
  21606: 'account_refused',
  21610: 'unsubscribed',
  21611: 'rate_limited',
  21612: 'invalid_recipient',
  21614: 'invalid_recipient',
};

/**
 * What an answer means that is no success. A server that says that it failed has not said that it
 * sent nothing; only `503` and `429` say so.
 */
export function httpSmsFailure({ status, body }: OutboundAnswer): DriverError {
  const code = codeIn(body);
  const detail = code ?? `http_${status}`;
  const known = code === null ? undefined : BY_CODE[code];
  return new DriverError(known ?? failureOf(status), { detail });
}

function failureOf(status: number): DriverFailure {
  if (status === 429) return 'rate_limited';
  if ([401, 402, 403, 404, 405].includes(status)) return 'account_refused';
  if (status === 503 || (status >= 300 && status < 400)) return 'provider_unavailable';
  if (status >= 500) return 'outcome_unknown';
  return 'rejected';
}

function codeIn(body: Buffer): string | null {
  try {
    const { code } = JSON.parse(body.toString('utf8')) as { code?: unknown };
    const isCode = typeof code === 'string' || typeof code === 'number';
    return isCode && /^\w{1,40}$/.test(String(code)) ? String(code) : null;
  } catch {
    return null;
  }
}
