/** Failures that only say that the database ends, starts or has no room: classes 08, 53 and 57P. */
const CODES = /^(08...|53[123]00|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const SIGNS =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/;

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly driverError?: unknown;
}

/**
 * Whether a request failed only because the database was away: the caller may simply try again.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isStoreAway(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { code, message, driverError } = thrown as Failure;
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (typeof message === 'string' && SIGNS.test(message)) return true;
  return isStoreAway(driverError);
}
