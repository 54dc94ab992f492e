import { types } from 'node:util';
import { AddressNotAllowed } from '@skydeck/outbound';
import { DriverError, type DriverFailure } from '../driver-error.js';

/** How errors of the library say what a relay answered. */
interface Answered {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/**
 * What an error of a connection means for the mail. Without an answer to the end of its text, a
 * mail that was handed over may have been taken.
 * @see RFC 5321 section 4.2, RFC 3463
 */
export function smtpFailure(
  error: unknown,
  { wasHandedOver }: { readonly wasHandedOver: boolean },
): DriverError {
  if (error instanceof DriverError) return error;
  const answered: Answered = types.isNativeError(error) ? (error as Answered) : {};
  const { responseCode, response = '' } = answered;
  if (responseCode === undefined || responseCode < 400 || isBeforeMail(answered)) {
    const code = wasHandedOver ? 'outcome_unknown' : 'provider_unavailable';
    const detail = error instanceof AddressNotAllowed ? 'address_not_allowed' : undefined;
    return new DriverError(code, { cause: error, ...(detail !== undefined && { detail }) });
  }
  const detail = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? String(responseCode);
  return new DriverError(failureOf(responseCode, detail, answered), { detail });
}

/** Whoever refuses to speak with us has said nothing about a mail. */
function isBeforeMail({ code, command = '', responseCode = 0 }: Answered): boolean {
  return code === 'ETLS' || (responseCode >= 500 && /^(CONN|EHLO|HELO|STARTTLS)\b/.test(command));
}

function failureOf(status: number, detail: string, { code, command }: Answered): DriverFailure {
  if (code === 'EAUTH' || status === 530 || status === 535) return 'account_refused';
  // 4.1 and 4.2 are about the address and its mailbox, not about the relay.
  if (/^4\.[12]\./.test(detail)) return 'deferred';
  if (status === 421 && detail.startsWith('4.7.')) return 'rate_limited';
  if (status < 500) return 'provider_unavailable';
  // 5.7 is policy: the relay does not let us send, whoever the recipient is.
  if (command === 'MAIL FROM' || detail === '5.7.1') return 'account_refused';
  return command === 'RCPT TO' ? 'invalid_recipient' : 'rejected';
}
