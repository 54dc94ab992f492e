import { DriverError, type DriverFailure } from '../driver-error.js';

/** @see SMPP 3.4 section 5.1.3 */
const BY_STATUS: Readonly<Record<number, DriverFailure>> = {
  0x05: 'account_refused',
  0x08: 'provider_unavailable',
  0x0a: 'account_refused',
  0x0b: 'invalid_recipient',
  0x0d: 'account_refused',
  0x0e: 'account_refused',
  0x0f: 'account_refused',
  0x14: 'rate_limited',
  0x58: 'rate_limited',
  0x64: 'provider_unavailable',
};

/** What a status of a centre that is not zero means. */
export function smppFailure(status: number): DriverError {
  const detail = `smpp_0x${status.toString(16).padStart(2, '0')}`;
  return new DriverError(BY_STATUS[status] ?? 'rejected', { detail });
}
