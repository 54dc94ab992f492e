import { DriverError } from '../driver-error.js';

/**
 * What a failure means when the other side is the recipient's own: a 5 is its last word, and
 * anything else may be better later.
 */
export function mxFailure(failure: DriverError): DriverError {
  const { code, detail } = failure;
  if (code === 'outcome_unknown' || code === 'deferred' || code === 'undelivered') return failure;
  if (detail?.startsWith('5')) return new DriverError('undelivered', { cause: failure, detail });
  // Without an answer there was no connection, or it broke (RFC 3463: 4.4.1, 4.4.2).
  return new DriverError('deferred', { cause: failure, detail: detail ?? '4.4.1' });
}
