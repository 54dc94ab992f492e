import { DriverError, type DriverFailure } from '../driver-error.js';

/**
 * What errors of the platform mean for a message.
 * @see https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 */
const BY_CODE: Readonly<Record<number, DriverFailure>> = {
  // The token has ended, or may not do this.
  0: 'account_refused',
  3: 'account_refused',
  10: 'account_refused',
  190: 'account_refused',
  // The account is locked, not paid for, or its number is not registered.
  368: 'account_refused',
  131_005: 'account_refused',
  131_031: 'account_refused',
  131_042: 'account_refused',
  131_045: 'account_refused',
  133_010: 'account_refused',
  // More than the account may send.
  4: 'rate_limited',
  80_007: 'rate_limited',
  130_429: 'rate_limited',
  131_048: 'rate_limited',
  // More than this recipient may be sent.
  131_056: 'deferred',
  1: 'provider_unavailable',
  2: 'provider_unavailable',
  131_016: 'provider_unavailable',
  131_057: 'provider_unavailable',
  131_021: 'invalid_recipient',
  131_026: 'invalid_recipient',
  131_030: 'invalid_recipient',
  131_050: 'unsubscribed',
  470: 'window_closed',
  131_047: 'window_closed',
};

/** The meaning of a code; what is not known counts against the message. */
export function meaningOf(code: number): DriverFailure {
  const isMissingRight = code >= 200 && code <= 299;
  return BY_CODE[code] ?? (isMissingRight ? 'account_refused' : 'rejected');
}

/** What messages say of a code: that a window is closed, or the code. */
export const failureOf = (code: number): string =>
  meaningOf(code) === 'window_closed' ? 'window_closed' : String(code);

/** What an answer means that is no success. A server that broke has not said that it sent nothing. */
export function whatsappFailure(status: number, body: Buffer): DriverError {
  const code = codeIn(body);
  if (code !== null) return new DriverError(meaningOf(code), { detail: failureOf(code) });
  const detail = `http_${status}`;
  if (status === 429) return new DriverError('rate_limited', { detail });
  if (status === 401 || status === 403) return new DriverError('account_refused', { detail });
  if (status === 503 || status < 400) return new DriverError('provider_unavailable', { detail });
  return new DriverError(status >= 500 ? 'outcome_unknown' : 'rejected', { detail });
}

function codeIn(body: Buffer): number | null {
  try {
    const { error } = JSON.parse(body.toString('utf8')) as { error?: { code?: unknown } };
    return Number.isSafeInteger(error?.code) ? Number(error?.code) : null;
  } catch {
    return null;
  }
}
