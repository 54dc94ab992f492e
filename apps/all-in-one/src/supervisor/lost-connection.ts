/** The server ends (57P0x) or the connection to it broke (class 08 and the system's own codes). */
const CODES = /^(57P0[1-5]|08\d{3}|ECONNRESET|EPIPE)$/;

/**
 * Whether an error only says that a connection is gone. A database client that is in use reports
 * it as an event besides failing its query, and a library that does not listen for the event must
 * not end every service: the query's failure is handled where it was asked.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && CODES.test(code)) return true;
  return error.message === 'Connection terminated unexpectedly';
}
